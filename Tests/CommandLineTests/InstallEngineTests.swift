import BuiltPrograms
import Foundation
import Testing

/// `Tools/install-engine`, in a checkout of its own, with a Python whose packages are what the test says.
@Suite struct InstallEngineTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for script in ["Tools/install-engine", "Tools/machine.sh"] {
      let text = try String(
        contentsOf: ProjectFolder.url.appending(path: script), encoding: .utf8)
      try folder.write(text, to: script)
    }
    try folder.write("", to: "Sources/python-engines/quirc/engine.py")
    try folder.write("quirc==1.0\n", to: "Sources/python-engines/quirc/requirements.txt")
    // Makes an environment whose pip knows version 1.0 alone.
    _ = try folder.writeProgram(
      #"""
      case "$2" in
        ensurepip) exit 0 ;;
        venv) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" ;;
        pip)
          for last; do :; done
          grep -q ==1.0 "$last" || { echo "no such version" >&2; exit 1; } ;;
        *) echo "scanbench-engine-quirc 1.0" ;;
      esac
      """#, to: "python3")
    try FileManager.default.createDirectory(
      atPath: folder.path("bin"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: folder.path("python3"), toPath: folder.path("bin/python3"))
  }

  private func install(_ arguments: [String]) throws -> CommandResult {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try CommandResult(
      [folder.path("Tools/install-engine")] + arguments, of: "/bin/bash", in: folder,
      environment: ["PATH": "\(folder.path("bin")):\(path)"])
  }

  @Test func `a version that there is not leaves no engine behind`() throws {
    let result = try install(["quirc", "9.9.9"])
    #expect(result.code == 69)
    #expect(
      result.errors.hasSuffix(
        "no such version\ninstall-engine: quirc could not be installed (its log: "
          + ".native/engines/quirc-9-9-9.log)\n"), "\(result.errors)")
    #expect(try folder.names(in: ".native/engines") == ["quirc-9-9-9.log"])
  }

  @Test func `a version that there is stands beside others`() throws {
    #expect(try install(["quirc", "9.9.9"]).code == 69)
    let result = try install(["quirc", "1.0"])
    #expect(result.code == 0, "\(result.errors)")
    #expect(try folder.names(in: ".native/engines").contains("quirc-1-0"))
    #expect(try folder.text(".native/engines/quirc-1-0/installed") == "quirc==1.0\n")
  }
}

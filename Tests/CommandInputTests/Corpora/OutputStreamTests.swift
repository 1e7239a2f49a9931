import BuiltPrograms
import Foundation
import Testing

/// Standard output and standard error that are closed or full.
@Suite struct OutputStreamTests {
  private let folder: TemporaryFolder
  private static let engine = BuiltProgram.path("scripted-engine")

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SuiteText.tiny, to: "in/tiny.yaml")
  }

  @Test(arguments: ["report run", "engines", "run in/tiny.yaml --engine s=ENGINE --output other"])
  func `streams that are closed are not taken for others`(command: String) throws {
    try folder.makeTinyRun()
    let words = command.replacing("ENGINE", with: Self.engine)
    let program = BuiltProgram.path("scanbench")
    let output = try CommandResult(
      ["-c", "exec \(program) \(words) >&-"], of: "/bin/sh", in: folder)
    #expect(output.code == 74)
    #expect(output.errors == "scanbench: standard output: cannot be written: Bad file descriptor\n")
    let force = command.hasPrefix("run") ? " --force" : ""
    let rest = try CommandResult(
      ["-c", "exec \(program) \(words)\(force) <&- 2>&-"], of: "/bin/sh", in: folder)
    #expect(rest.code == 0)
  }

  #if os(Linux)
    private static let printing = [
      "export run --format csv", "engines", "run --help", "--version",
      "corpus show corpus tiny/qr_code/000000 --output /dev/full",
      "history run --commit c --page /dev/full",
    ]

    @Test func `what cannot be written ends with 74`() throws {
      try folder.makeTinyRun()
      #expect(try folder.scanbench("corpus build in/tiny.yaml --output corpus").code == 0)
      let program = BuiltProgram.path("scanbench")
      for command in Self.printing {
        let result = try CommandResult(
          ["-c", "exec \(program) \(command) > /dev/full"], of: "/bin/sh", in: folder)
        #expect(result.code == 74, "\(command)")
        #expect(
          result.errors.hasSuffix(
            ": cannot be written: No space left on device; free some space there, or name another place\n"
          ))
        #expect(result.errors.count { $0 == "\n" } == 1, "\(result.errors)")
      }
    }

    @Test(arguments: [
      ("run in/tiny.yaml --engine s=\(Self.engine) --output run", 0),
      ("run nothing.yaml --engine s=\(Self.engine) --output run", 65), ("run --nonsense", 64),
    ])
    func `a standard error that cannot be written changes no exit code`(
      command: String, code: Int
    ) throws {
      let program = BuiltProgram.path("scanbench")
      let result = try CommandResult(
        ["-c", "exec \(program) \(command) 2> /dev/full"], of: "/bin/sh", in: folder)
      #expect(result.code == code)
    }
  #endif
}

import BuiltPrograms
import Foundation
import Testing

/// `scanbench engine check` with the engines of this package: those that are built, and those that are installed.
@Suite struct EngineCheckCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  #if ZBar
    @Test func `an engine of this package conforms`() throws {
      let result = try CommandResult(["engine", "check", "zbar"], in: folder)
      #expect(result.code == 0, "\(result.output)")
      #expect(result.output.hasSuffix("conforms to engine protocol 1\n"))
      #expect(result.errors == "")
    }
  #endif

  @Test(arguments: PackagedEngine.names)
  func `an installed engine conforms, but for its known differences`(name: String) throws {
    guard PackagedEngine.isInstalled(name) else {
      try Test.cancel("\(name) is not installed; make engine-\(name) installs it")
    }
    let result = try CommandResult(["engine", "check", PackagedEngine.path(name)], in: folder)
    let faults = result.output.split(separator: "\n").filter { $0.hasPrefix("wrong") }
    let known = try KnownDifferences(of: name)
    for fault in faults { #expect(known.contain(fault), "\(fault)") }
    #expect(result.code == (faults.isEmpty ? 0 : 1))
  }

  @Test func `what does not conform is printed with its section, and exits with 1`() throws {
    let path = try folder.writeProgram("read line; echo '{\"type\":\"configured\"}'", to: "mine")
    let result = try CommandResult(["engine", "check", path, "--timeout", "5"], in: folder)
    #expect(result.code == 1)
    #expect(
      result.output == """
        \(path): unknown, claims 0 symbologies
        wrong  hello was answered with 'configured', not with 'hello'
               see Documentation/ENGINES.md#hello
        1 checks, 1 wrong, 0 to note: does not conform to engine protocol 1

        """)
  }

  @Test func `a fault that comes in many answers is printed once, with their number`() throws {
    let path = try folder.writeProgram(
      #"""
      while read -r line; do
        case $line in
        *'"hello"'*) echo '{"type":"hello","protocol":1,"engine":"mine","version":"1","symbologies":["ean_13"],"options":{},"features":[]}' ;;
        *'"configure"'*) echo '{"type":"configured"}' ;;
        *'"detect"'*)
          payload=${line#*\"payload\":}
          head -c "${payload%%[,\}]*}" >/dev/null
          echo '{"type":"detected","id":0,"durations_ns":[1000],"decodes":[]}' ;;
        *'"quit"'*) exit 0 ;;
        *) echo '{"type":"failed","message":"no"}'; exit 65 ;;
        esac
      done
      """#, to: "mine")
    let result = try CommandResult(["engine", "check", path, "--timeout", "20"], in: folder)
    #expect(result.code == 1)
    let lines = result.output.split(separator: "\n")
    let ofIDs = lines.filter { $0.contains("has the id 0") }
    #expect(ofIDs.count == 1, "\(result.output)")
    let told = /wrong  the answer to request 41 has the id 0; and \d+ more like it/
    #expect(ofIDs.first?.wholeMatch(of: told) != nil, "\(ofIDs)")
    let wrong = lines.count { $0.hasPrefix("wrong") }
    #expect(lines.last?.contains(" checks, \(wrong) wrong, ") == true, "\(result.output)")
    // Frames that an engine refuses in other ways are told apart.
    #expect(lines.count { $0.contains("was answered with 'configured'") } > 1)
  }

  @Test func `an engine that is not there is told from one that does not conform`() throws {
    #expect(try CommandResult(["engine", "check", "./nothing"], in: folder).code == 69)
    #expect(try CommandResult(["engine", "check", "nothing"], in: folder).code == 69)
  }
}

/// The engines of Sources/python-engines, java-engines and node-engines, where `make engine-NAME` installs them.
enum PackagedEngine {
  static let names = inPython + inJava + inNode
  private static let inJava = ["zxing-java", "boofcv"]
  private static let inNode = ["jsqr"]
  private static let inPython = [
    "opencv-qr", "opencv-barcode", "quirc", "zxing-wheel", "tapirscan", "wechat-qr", "deqr",
    "qrlyzer", "rxing", "pyrxing", "arbez",
  ]

  static func readme(_ name: String) -> URL {
    let language = inPython.contains(name) ? "python" : inJava.contains(name) ? "java" : "node"
    return ProjectFolder.url.appending(path: "Sources/\(language)-engines/\(name)/README.md")
  }

  static func path(_ name: String) -> String {
    ProjectFolder.url.appending(path: ".native/engines/\(name)/bin/scanbench-engine-\(name)").path
  }

  static func isInstalled(_ name: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path(name))
  }
}

/// What `scanbench engine check` is known to find wrong with an engine: lines of its README that begin with `wrong`, in which `*`
/// stands for any text.
struct KnownDifferences {
  private let lines: [String]

  init(of name: String) throws {
    lines = try String(contentsOf: PackagedEngine.readme(name), encoding: .utf8).split(
      separator: "\n"
    )
    .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("wrong") }
  }

  func contain(_ line: Substring) -> Bool { lines.contains { fnmatch($0, String(line), 0) == 0 } }
}

import BuiltPrograms
import EngineCheck
import EngineHosting
import Foundation
import Testing

/// Engines in Python: the one in Documentation/ENGINES.md, and one with the module that speaks the protocol.
@Suite(.enabled(if: isPythonOnPath, "python3 is not on PATH"))
struct PythonEngineTests {
  private func faults(of program: String) throws -> [String] {
    try EngineCheck(path: program, log: EngineLog(), timeout: .seconds(60)).run()
      .findings.filter { $0.severity == .fault }.map(\.message)
  }

  /// All that is to be found wrong with an engine that finds nothing.
  private static let findsNothing = [
    "qr_code is claimed, and none of 3 was read that are sharp at 4 px per module",
    "none of 3 qr_code was read where all that is claimed had been asked for",
  ]

  @Test func `the engine in ENGINES-md conforms, but that it finds nothing`() throws {
    let page = try String(
      contentsOf: ProjectFolder.url.appending(path: "Documentation/ENGINES.md"), encoding: .utf8)
    let start = try #require(page.range(of: "```python\n"))
    let end = try #require(page[start.upperBound...].range(of: "```\n"))
    let folder = try TemporaryFolder()
    let text = try folder.write(
      String(page[start.upperBound..<end.lowerBound]), to: "nothing.text")
    let program = try folder.installProgram(text, to: "nothing.py")
    #expect(try faults(of: program) == Self.findsNothing)
  }

  /// It prints where it must not, has an option, and fails at some images.
  private static let engine = """
    from scanbench_engine import Engine, decode, serve

    class Mine(Engine):
        name, version, symbologies = "mine", "1", ["qr_code", "aztec"]
        options = {"thorough": ["true", "false"], "speed": ["fast", "slow"]}

        def configure(self, mask, options):
            print("configured", mask, options)

        def image(self, pixels, width, height):
            return pixels

        def detect(self, image):
            print("looking")
            if len(image) < 5:
                raise OSError("too small")
            return []

        def decodes(self, found):
            return found

    serve(Mine())
    """

  @Test func `the module speaks the whole protocol`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.engine, to: "mine.py")
    let program = try folder.writeProgram(
      """
      export PYTHONPATH='\(ProjectFolder.url.path)/Sources/python-engines' PYTHONDONTWRITEBYTECODE=1
      exec python3 '\(folder.path("mine.py"))' "$@"
      """, to: "mine")
    let result = try EngineCheck(path: program, log: EngineLog(), timeout: .seconds(60)).run()
    #expect(result.engine == "mine 1")
    let faults = result.findings.filter { $0.severity == .fault }
    #expect(faults.allSatisfy { $0.message.contains("none of 3") }, "\(faults)")
    #expect(faults.count == 4)
    #expect(
      result.findings.contains {
        $0.severity == .note && $0.message == "a frame of 1 x 1 px cannot be read: too small"
      })
  }
}

private let isPythonOnPath = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(
  separator: ":"
).contains { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }

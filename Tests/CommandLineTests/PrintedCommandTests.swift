import BuiltPrograms
import Foundation
import Records
import Testing

/// Commands that the pages of a run print, given to a shell as they stand there.
@Suite struct PrintedCommandTests {
  private let folder: TemporaryFolder

  /// Its sampling adapts: which frames are read depends on what is read.
  private static let suite = SuiteText.adaptive(
    "quick: {target: 0.9, start: 4, most: 8}", "other: {target: 0.9, start: 6, most: 12}")

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.suite, to: "my suites/adaptive.yaml")
  }

  /// A shell's word for the program comes first on its path.
  private func shell(_ command: String, in folder: TemporaryFolder) throws -> CommandResult {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try CommandResult(
      ["-c", command], of: "/bin/bash", in: folder,
      environment: ["PATH": "\(BuiltProgram.folder.path):\(path)"])
  }

  private static func unescaped(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }

  #if os(Linux)
    @Test(.enabled(if: Program.isOnPath("gnuplot")))
    func `every command that a report prints works, and shows the frames of its run`() throws {
      let engine = BuiltProgram.path("scripted-engine")
      let run = try CommandResult(
        [
          "run", "my suites/adaptive.yaml", "--engine", "all=\(engine)", "--engine",
          "none=\(engine)",
          "--option", "none:behaviour=reads_nothing", "--profile", "other", "--seed", "7",
          "--output",
          "run",
        ], in: folder)
      try #require(run.code == 0, "\(run.errors)")
      #expect(try CommandResult(["report", "run"], in: folder).code == 0)

      let page = try folder.text("run/index.html")
        .matches(of: /<(?:code|td class="code")>(scanbench [^<]+)</).map { Self.unescaped($0.1) }
      let markdown = try folder.text("run/report.md").matches(of: /`(scanbench [^`]+)`/)
        .map { String($0.1) }
      let shown = Set(page + markdown).filter { $0.hasPrefix("scanbench corpus show ") }
      #expect(Set(markdown) == shown, "the page and the Markdown report have the same ones")
      #expect(shown.count > 3)
      #expect(page.contains { $0.hasPrefix("scanbench run 'my suites/adaptive.yaml' ") })

      // As from where the run began, without what it has left.
      let fresh = try TemporaryFolder()
      try fresh.write(Self.suite, to: "my suites/adaptive.yaml")
      let pixels = Dictionary(
        uniqueKeysWithValues: try Manifest.frames(inFolder: folder.path("run"))
          .map { ($0.frame, $0.pixelsSHA256) })
      for command in Set(page + markdown) {
        let result = try shell(command, in: fresh)
        #expect(result.code == 0, "\(command): \(result.errors)")
        guard shown.contains(command) else { continue }
        let frame = try #require(command.firstMatch(of: /adaptive\/qr_code\/[0-9]+/)).0
        let sha256 = try #require(pixels[String(frame)])
        #expect(result.output.contains(sha256), "\(command) shows another frame")
      }
    }
  #endif

  @Test func `a run that was cut off names the command that goes on with it`() throws {
    let engine = BuiltProgram.path("scripted-engine")
    let run = try CommandResult(
      [
        "run", "my suites/adaptive.yaml", "--engine", "all=\(engine)", "--output", "run", "--force",
      ], in: folder)
    try #require(run.code == 0, "\(run.errors)")
    // As the run's record is until its end.
    let record = try RecordCoding.read(RunRecord.self, at: folder.path("run/run.json"))
    var open = record
    open.finishedAt = nil
    let words = open.continuation
    let command = try #require(words.firstMatch(of: /^'(.*)' goes on with it$/)).1
    #expect(command.hasSuffix(" --output run --resume") && !command.contains("--force"))
    let result = try shell(String(command), in: folder)
    #expect(result.code == 0, "\(result.errors)")
  }
}

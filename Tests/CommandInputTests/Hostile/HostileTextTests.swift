import BuiltPrograms
import EncodedPictures
import Foundation
import Testing

/// Names, versions, contents and messages that are more than text, in all that is shown of them.
@Suite struct HostileTextTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      SuiteText.tiny.replacing(
        "purpose: A test.", with: #"purpose: "::error::\e[2J\u202E p\n::error::forged""#),
      to: "tiny.yaml")
    _ = try folder.writeProgram(HostileEngine.script(fails: false), to: "scanbench-engine-evil")
    _ = try folder.writeProgram(HostileEngine.script(fails: true), to: "scanbench-engine-failing")
  }

  private func scanbench(_ command: String) throws -> CommandResult {
    try CommandResult(
      command.split(separator: " ").map(String.init), in: folder,
      environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
  }

  private func makeRun() throws -> CommandResult {
    try scanbench(
      "run tiny.yaml --engine evil=./scanbench-engine-evil --engine failing=./scanbench-engine-failing --output run"
    )
  }

  /// What a terminal, a CI system's log or a reader of the text would be deceived by.
  private func expectHarmless(
    _ text: String, _ name: String, isLog: Bool = true,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(!text.isEmpty, "\(name)", sourceLocation: location)
    // gnuplot's SVG has tabs.
    let hidden = Set(text.unicodeScalars).subtracting(["\n", "\r", "\t"]).filter {
      $0.properties.generalCategory == .control || $0.properties.isBidiControl
    }
    #expect(hidden.isEmpty, "\(name)", sourceLocation: location)
    for line in text.split(whereSeparator: \.isNewline) {
      let isCommand = line.drop { $0.isWhitespace }.hasPrefix("::") || isLog && line.contains("##[")
      #expect(!isCommand, "\(name): \(line)", sourceLocation: location)
    }
  }

  @Test func `what an engine says of itself is shown as text`() throws {
    let list = try scanbench("engines")
    #expect(
      list.output.contains(
        "evil  ::warning::[U+001B][2J[U+202E][U+2066]=x[U+000D][U+000A]::error::"))
    expectHarmless(list.output, "engines")
    #expect(list.code == 0)
    let json = try scanbench("engines --json")
    #expect(json.output.contains(#""engine" : "::warning::\u001b[2J"#), "JSON stays exact")

    try folder.write(SuiteText.tiny, to: "plain.yaml")
    #expect(try scanbench("corpus build plain.yaml --output corpus").code == 0)
    let image = "corpus/images/tiny-qr_code-000000.png"
    for engine in ["evil", "failing"] {
      let read = try scanbench("engine read ./scanbench-engine-\(engine) \(image)")
      expectHarmless(read.output, "engine read \(engine)")
      #expect(read.output.contains("[U+001B][2J[U+202E]"))
      let check = try scanbench("engine check ./scanbench-engine-\(engine)")
      expectHarmless(check.output, "engine check \(engine)")
      #expect(check.code == 1)
    }
  }

  @Test func `a run of it is written and reported as text`() throws {
    let run = try makeRun()
    expectHarmless(run.output + run.errors, "run")
    #expect(run.code == 0)
    let report = try scanbench("report run")
    expectHarmless(report.output, "report")
    #expect(report.code == 0)
    for name in ["report.md", "index.html"] {
      let text = try folder.text("run/\(name)")
      expectHarmless(text, name, isLog: false)
      #expect(text.contains("[U+202E]") || text.contains(#"\[U+202E\]"#), "\(name)")
    }
    let comparison = try scanbench("compare run run --output comparison")
    expectHarmless(comparison.output, "compare")
    #expect(comparison.code == 2)
    for name in ["report.md", "index.html", "junit.xml", "step-summary.md"] {
      expectHarmless(try folder.text("comparison/\(name)"), name, isLog: false)
    }
    expectHarmless(try scanbench("corpus preview tiny.yaml --output preview").output, "preview")
    expectHarmless(try folder.text("preview/index.html"), "preview", isLog: false)
  }

  @Test func `an engine that does not start is named with its words as text`() throws {
    _ = try folder.writeProgram(
      #"printf '\033[2Jno\342\200\256 ::error::forged\n::error::forged\n' >&2; printf '::error::\n'"#,
      to: "scanbench-engine-mute")
    let run = try scanbench("run tiny.yaml --engine mute=./scanbench-engine-mute --output out")
    expectHarmless(run.errors, "run")
    #expect(run.errors.count { $0 == "\n" } == 1)
    #expect(run.code == 69)
    expectHarmless(try scanbench("engines").output, "engines")
  }

  @Test func `a picture that is left out is named by its name as text`() throws {
    try EncodedPicture.write(.letters("ABCDEFGH", width: 4), to: folder.path("in/a.png"))
    try folder.write("no picture", to: "in/\u{1B}[2Jb.png")
    try folder.write(
      "image,symbology,text\na.png,qr_code,ABCDEFGH\n\u{1B}[2Jb.png,qr_code,IJKLMNOP\n",
      to: "in/truth.csv")
    let done = try scanbench("corpus import in --truth csv --skip-bad --output corpus")
    #expect(done.code == 0, "\(done.errors)")
    #expect(done.output.hasPrefix("left out: in/[U+001B][2Jb.png: "), "\(done.output)")
    expectHarmless(done.output, "corpus import")
  }

  @Test func `a formula and a command in a summary are cells of a table`() throws {
    try folder.write(SuiteText.tiny, to: "tiny.yaml")
    #expect(try makeRun().code == 0)
    #expect(try scanbench("report run").code == 0)
    let name = #""suite" : "=1+1\n::error::forged\u001b\u202e""#
    try folder.write(
      folder.text("run/summary.json").replacing(#""suite" : "tiny""#, with: name),
      to: "summary.json")
    let export = try scanbench("export summary.json --format csv")
    #expect(export.code == 0)
    expectHarmless(export.output, "csv")
    for line in export.output.split(separator: "\r\n").dropFirst() {
      #expect(line.hasPrefix("'=1+1[U+000A]::error::forged[U+001B][U+202E]/"))
      #expect(line.split(separator: ",").dropFirst(3).allSatisfy { Double($0) != nil })
    }
    let history = try scanbench(
      "history summary.json --commit ::error:: --file h.jsonl --page h.html")
    #expect(history.code == 0)
    expectHarmless(try folder.text("h.html"), "h.html", isLog: false)
    expectHarmless(history.output, "history")
  }

  @Test func `a long value in an error is cut`() throws {
    let long = String(repeating: "x", count: 100_000)
    try folder.write(SuiteText.tiny.replacing("qr_code", with: long), to: "tiny.yaml")
    let result = try scanbench("corpus build tiny.yaml --output out")
    #expect(
      result.errors.hasPrefix(
        "scanbench: tiny.yaml:4: unknown symbology '\(String(repeating: "x", count: 80))…'; there are aztec, "
      ))
    #expect(result.code == 65)
  }
}

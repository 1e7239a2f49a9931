import Barcodes
import BuiltPrograms
import Foundation
import Records
import Testing

/// Runs of suites with streams.
@Suite struct StreamRunTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ engines: [String], _ more: [String] = [], output: String = "run") throws
    -> CommandResult
  {
    try CommandResult(
      ["run", "held.yaml", "--output", output] + engines.flatMap { ["--engine", $0] } + more,
      in: folder)
  }

  private func trials(_ output: String = "run") throws -> [TrialRecord] {
    try JSONLinesReader.all(TrialRecord.self, path: folder.path("\(output)/trials.jsonl"))
  }

  private func frames(_ output: String = "run") throws -> [FrameRecord] {
    try Manifest.frames(inFolder: folder.path(output))
  }

  private let scripted = "s=\(BuiltProgram.path("scripted-engine"))"

  @Test func `an engine that reads nothing is handed every frame until the stream is over`() throws
  {
    try folder.write(SuiteText.held(), to: "held.yaml")
    let result = try run([scripted], ["--option", "s:behaviour=reads_nothing"])
    #expect(result.code == 0, "\(result.errors)")
    let frames = try frames()
    #expect(frames.map(\.stream?.scan) == (0..<60).map { $0 / 30 })
    #expect(frames.map(\.stream?.frame) == (0..<60).map { $0 % 30 })
    #expect(try trials().map(\.frame) == frames.map(\.frame))
    #expect(try trials().allSatisfy { $0.timing?.roundTripNanoseconds ?? 0 > 0 })
    #expect(frames.allSatisfy { $0.seed == frames[0].seed } == false, "scans differ")
    #expect(frames.prefix(30).allSatisfy { $0.seed == frames[0].seed }, "frames of a scan do not")
    #expect(Set(frames.map(\.pixelsSHA256)).count == 60, "each has noise or movement of its own")
  }

  #if ZXing && ZBar
    @Test func `a scan is over for all policies as soon as they have accepted the right content`()
      throws
    {
      try folder.write(
        SuiteText.held("scanner: {dropping: [newest-waits], acceptance: [first, 3-in-a-row]}"),
        to: "held.yaml")
      let result = try run(["zxing", "zbar"])
      #expect(result.code == 0, "\(result.errors)")
      let trials = try trials()
      let read = trials.filter { $0.codes.first?.outcome == .correct }
      // The code is large and sharp: the first three frames say it.
      #expect(try frames().map(\.stream?.frame) == [0, 1, 2, 0, 1, 2])
      #expect(read.count == trials.count)
      #expect(trials.count == 12)
      let report = try CommandResult(["report", "run"], in: folder)
      #expect(report.code == 0, "\(report.errors)")
      #expect(try folder.text("run/report.md").contains("Live: held"))
    }

    @Test func `the report shows the first scan frame by frame, with what was read where`() throws {
      try folder.write(SuiteText.held(), to: "held.yaml")
      #expect(try run(["zxing"]).code == 0)
      #expect(try CommandResult(["report", "run"], in: folder).code == 0)
      let page = try folder.text("run/index.html")
      #expect(page.contains("class=\"strip\""))
      #expect(page.contains("right content accepted"))
      #expect(page.contains("<polygon points="))
    }
  #endif

  @Test func `an engine that dies on every frame costs its trials, not the run`() throws {
    try folder.write(SuiteText.held(), to: "held.yaml")
    let result = try run(
      [scripted], ["--option", "s:behaviour=crashes", "--give-up-after", "4"])
    #expect(result.code == 0, "\(result.errors)")
    let statuses = try trials().map(\.status)
    #expect(statuses.count { $0 == .crashed } == 4)
    #expect(statuses.count { $0 == .givenUp } == 2, "once for each scan: it is asked no more")
    #expect(try CommandResult(["report", "run"], in: folder).code == 0)
  }

  @Test(arguments: ["claims_too_much", "claims_most", "claims_least", "reads_too_many"])
  func `what an engine says of its time does not keep a scan from its end`(behaviour: String)
    throws
  {
    try folder.write(SuiteText.held(samples: 1), to: "held.yaml")
    let result = try run(
      [scripted], ["--option", "s:behaviour=\(behaviour)", "--give-up-after", "3"])
    #expect(result.code == 0, "\(result.errors)")
    #expect(try CommandResult(["report", "run"], in: folder).code == 0)
  }

  @Test(arguments: [7, 30, 41])
  func `a run that is killed goes on after the frame that it has written last`(lines: Int) throws {
    try folder.write(SuiteText.held(samples: 3), to: "held.yaml")
    let arguments = [
      "run", "held.yaml", "--output", "run", "--engine", scripted, "--option",
      "s:behaviour=reads_nothing",
    ]
    let started = try StartedProgram(arguments: arguments, in: folder)
    _ = try started.end(with: SIGKILL, after: lines, of: "run/trials.jsonl")
    let before = try trials()
    let result = try CommandResult(arguments + ["--resume"], in: folder)
    #expect(result.code == 0, "\(result.errors)")
    let after = try trials()
    #expect(Array(after.prefix(before.count)) == before, "what was measured stays")
    #expect(try frames().map(\.stream?.frame) == Array(0..<30) + Array(0..<30) + Array(0..<30))
    #expect(after.map(\.frame) == (try frames().map(\.frame)))
  }

  @Test func `any number of jobs renders the same frames`() throws {
    try folder.write(SuiteText.held(samples: 4), to: "held.yaml")
    let options = ["--option", "s:behaviour=reads_nothing"]
    #expect(try run([scripted], options + ["--jobs", "1"], output: "one").code == 0)
    #expect(try run([scripted], options + ["--jobs", "3"], output: "three").code == 0)
    #expect(try frames("one") == frames("three"))
  }
}

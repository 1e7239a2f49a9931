import Barcodes
import BuiltPrograms
import Foundation
import Records
import Testing

/// A run with an engine that dies on some frames, or on all.
@Suite struct DeadlyEngineTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SuiteText.plain(samples: 20), to: "plain.yaml")
  }

  private func run(_ more: [String]) throws -> CommandResult {
    let engine = BuiltProgram.path("scripted-engine")
    return try CommandResult(
      [
        "run", "plain.yaml", "--engine", "bad=\(engine)", "--option", "bad:behaviour=crashes",
        "--engine", "good=\(engine)", "--output", "run", "--jobs", "1",
      ] + more, in: folder)
  }

  private func trials(of engine: String) throws -> [TrialRecord] {
    try JSONLinesReader.all(TrialRecord.self, path: folder.path("run/trials.jsonl"))
      .filter { $0.engine == engine }
  }

  @Test func `an engine that dies again and again is given up, and the other one goes on`() throws {
    let result = try run(["--give-up-after", "5"])
    #expect(result.code == 0)
    #expect(
      result.errors.hasPrefix(
        "scanbench: engine bad: given up after 5 deaths in a row, the last time since the engine was "
          + "ended by signal 9 (plain/qr_code/00000"))
    #expect(result.errors.hasSuffix("); it is asked no more\n"))
    #expect(
      result.output
        == "run: 20 frames read by bad, good\n  bad: trials 5 crashed, 15 not asked, since the engine "
        + "was given up; to repeat deaths: run/reproduce.txt\n")
    let statuses = try trials(of: "bad").map(\.status)
    #expect(statuses.count { $0 == .crashed } == 5)
    #expect(statuses.count { $0 == .givenUp } == 15)
    #expect(try trials(of: "good").map(\.status) == Array(repeating: .ok, count: 20))
    let report = try CommandResult(["report", "run"], in: folder)
    #expect(report.code == 0, "\(report.errors)")
    #expect(
      try folder.text("run/report.md").contains("Given up, since process after process died: bad."))
  }

  @Test func `the commands for what ended an engine end it again`() throws {
    _ = try run(["--give-up-after", "100"])
    let lines = try folder.text("run/reproduce.txt").split(separator: "\n")
    #expect(lines.count == 11, "a heading, and the first ten")
    let words = try #require(lines.last).split(separator: " ").map(String.init)
    #expect(words[0] == "scanbench")
    let end = try #require(words.firstIndex(of: "#"))
    let inRun = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: inRun.path("frames"), withIntermediateDirectories: true)
    let picture = try #require(words.first { $0.hasPrefix("frames/") })
    try FileManager.default.copyItem(
      atPath: folder.path("run/\(picture)"), toPath: inRun.path(picture))
    let arguments = words[1..<end].filter { !$0.isEmpty }
    let result = try CommandResult(Array(arguments), in: inRun)
    #expect(result.code == 1)
    #expect(result.output == "\(picture): crashed: the engine was ended by signal 9\n")
  }

  @Test func `an engine reads a picture, and says what`() throws {
    _ = try run(["--give-up-after", "100"])
    let name = try #require(try folder.names(in: "run/frames").first)
    let result = try CommandResult(
      [
        "engine", "read", BuiltProgram.path("scripted-engine"), "run/frames/\(name)", "--mask",
        "qr_code",
      ],
      in: folder)
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("run/frames/\(name): 1 code in 0.0 ms\n  qr_code \""))
  }
}

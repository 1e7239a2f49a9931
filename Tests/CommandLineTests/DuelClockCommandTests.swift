import BuiltPrograms
import Foundation
import Gates
import Records
import Testing

/// Engines whose clocks contradict the bench's. How long anything takes decides no test: a lie is told by every call.
@Suite struct DuelClockCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SuiteText.plain(samples: 12), to: "plain.yaml")
    _ = try folder.writeProgram("exec '\(BuiltProgram.path("scripted-engine"))'", to: "engine")
  }

  private func duel(
    candidate behaviour: String, cellSeconds: String = "0.5", _ arguments: [String] = []
  ) throws -> (CommandResult, DuelRecord) {
    let result = try CommandResult(
      [
        "duel", "./engine", "./engine", "--suite", "plain.yaml", "--output", "out",
        "--latency-only",
        "--cell-seconds", cellSeconds, "--option", "baseline:behaviour=works", "--option",
        "candidate:behaviour=\(behaviour)",
      ] + arguments, in: folder)
    let record = try RecordCoding.decoder().decode(
      DuelRecord.self, from: Data(folder.text("out/duel.json").utf8))
    return (result, record)
  }

  @Test(arguments: [
    ("sleeps_and_lies", ClockFault.farBelowRoundTrip), ("works_and_lies", .besideCalls),
    ("claims_too_much", .exceedsRoundTrip), ("remembers", .firstCall),
  ])
  func `a candidate whose clock is wrong cannot be judged, and both figures say why`(
    behaviour: String, fault: ClockFault
  ) throws {
    // Only first calls have to be compared; any call shows the others.
    let (result, record) = try duel(
      candidate: behaviour, cellSeconds: fault == .firstCall ? "0.5" : "0.2")
    #expect(result.code == 3, "\(result.output)\(result.errors)")
    #expect(record.answer == .environment)
    let found = try #require(record.latency?.cells.first?.clockFault)
    #expect(found.contestant == "candidate" && found.fault == fault)
    #expect(found.frame.hasPrefix("plain/qr_code/"))
    #expect((found.seenNanoseconds > found.reportedNanoseconds) == (fault != .exceedsRoundTrip))
    #expect(result.output.contains("plain/qr_code/own: \(found.sentence)"))
    for file in ["report.md", "index.html", "junit.xml", "step-summary.md"] {
      let text = try folder.text("out/\(file)")
      #expect(text.contains(found.frame), "\(file)")
      #expect(text.contains("cannot be judged"), "\(file)")
    }
  }

  @Test(.enabled(if: LongTests.areRun))
  func `a candidate that keeps its answers and is slower at new frames is not fine`() throws {
    let (result, record) = try duel(candidate: "remembers_slyly")
    #expect([1, 2, 3].contains(result.code), "\(result.output)")
    let cell = try #require(record.latency?.cells.first)
    // Where the machine lets anything be said, first calls are what is slower.
    if record.answer == .worse {
      #expect(cell.confirmation?.group == "first", "\(cell)")
      #expect(result.output.contains("first calls on frames are slower by +"))
    }
    let lines = try folder.text("out/duel-blocks.jsonl").split(separator: "\n")
    #expect(lines.contains { $0.contains("\"first_call_ns\":{\"") })
  }

  @Test func `an honest candidate is believed, whatever its answers take beside its calls`() throws
  {
    // Each block is probed for a third of a second, which tells of the clock what it does: some are enough.
    let (result, record) = try duel(candidate: "dawdles", cellSeconds: "0.3", ["--budget", "8"])
    #expect(try !folder.text("out/duel-blocks.jsonl").isEmpty)
    #expect(record.latency?.cells.allSatisfy { $0.clockFault == nil } == true, "\(result.output)")
  }

  @Test func `a calibration believes no such clock either`() throws {
    _ = try folder.writeProgram(
      "exec '\(BuiltProgram.path("scripted-engine"))' --behaviour=sleeps_and_lies", to: "liar")
    let result = try CommandResult(
      [
        "calibrate", "./liar", "--suite", "plain.yaml", "--output", "cal", "--cell-seconds", "0.1",
        "--slowdown", "100", "--budget", "600",
      ], in: folder)
    #expect(result.code == 3, "\(result.output)\(result.errors)")
    #expect(result.errors.contains("\nscanbench: ./liar: the "), "\(result.errors)")
    #expect(result.errors.contains(" on frame plain/qr_code/"))
    #expect(result.errors.contains(" ms, and the bench had the answer after "))
    #expect(result.errors.hasSuffix("check the engine's clock: scanbench engine check ./liar\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("cal/calibration.json")))
  }

  @Test func `a calibration of an engine that fails is a missing engine`() throws {
    _ = try folder.writeProgram(
      "exec '\(BuiltProgram.path("scripted-engine"))' --behaviour=fails", to: "failing")
    let result = try CommandResult(
      [
        "calibrate", "./failing", "--suite", "plain.yaml", "--output", "cal", "--budget", "600",
      ], in: folder)
    #expect(result.code == 69, "\(result.output)\(result.errors)")
    #expect(result.errors.contains("\nscanbench: the "), "\(result.errors)")
    #expect(result.errors.contains(" gave no answer to frame plain/qr_code/"))
  }
}

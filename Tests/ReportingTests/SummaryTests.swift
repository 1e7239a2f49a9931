import Barcodes
import Foundation
import Records
import Testing

@testable import Summaries
@testable import Tallies

struct SummaryTests {
  private func summary(_ run: SyntheticRun) throws -> Summary {
    try run.write()
    return try RunFolder(path: run.path).summary()
  }

  @Test func `a misread is not a miss`() throws {
    let run = try SyntheticRun(isFinished: false)
    let outcomes: [Outcome] = [.correct, .misread, .misread, .formatError, .missed]
    for outcome in outcomes {
      let frame = run.addFrame("module-width", .ean13, point: ["module_width_px": 2])
      run.addTrial(frame, "zxing", mask: .ean13, outcome: outcome)
    }
    let cell = try #require(try summary(run).cells.first)
    #expect(
      cell.outcomes
        == OutcomeCounts(correct: 1, misread: 2, formatError: 1, missed: 1, unanswered: 0))
    #expect(cell.codes == 5)
    #expect(cell.readRate?.rate == 0.2)
    #expect(cell.mask == .own)
  }

  @Test func `a crash and a timeout count as not read`() throws {
    let run = try SyntheticRun(isFinished: false)
    for status in [TrialStatus.ok, .crashed, .timeout, .error] {
      let frame = run.addFrame("module-width", .ean13, point: ["module_width_px": 2])
      if status == .ok {
        run.addTrial(frame, "zxing", mask: .ean13, outcome: .correct)
      } else {
        run.addTrial(frame, "zxing", mask: .ean13, status: status)
      }
    }
    let cell = try #require(try summary(run).cells.first)
    #expect(cell.readRate?.rate == 0.25)
    #expect(cell.outcomes.unanswered == 3)
    #expect(cell.statuses.failures == 3)
    #expect(cell.latency?.trials == 1)
  }

  @Test func `an unsupported symbology has neither a rate nor a latency`() throws {
    let run = try SyntheticRun(isFinished: false)
    let frame = run.addFrame("module-width", .aztec, point: ["module_width_px": 2])
    run.addTrial(frame, "zbar", mask: .aztec, status: .unsupported)
    let cell = try #require(try summary(run).cells.first)
    #expect(cell.trials == 1 && cell.statuses.unsupported == 1 && cell.codes == 0)
    #expect(cell.readRate == nil && cell.latency == nil)
  }

  @Test func `a trial counts with the median of its calls, and what has no blocks is one`() throws {
    let run = try SyntheticRun(isFinished: false)
    for _ in 0..<3 {
      for calls: [Int64] in [[1, 100, 2], [9, 4, 4], [9, 8, 3]] {
        let frame = run.addFrame("module-width", .ean13, point: ["module_width_px": 2])
        run.addTrial(frame, "zxing", mask: .ean13, outcome: .correct, nanoseconds: calls)
      }
    }
    let latency = try #require(try summary(run).cells.first?.latency)
    #expect(abs(latency.typicalNanoseconds.value - 4) < 1e-12, "the geometric mean of 2, 4 and 8")
    #expect((latency.blocks, latency.trials, latency.calls) == (1, 9, 27))
    #expect(latency.typicalNanoseconds.lower == nil, "nine trials are no nine replicates")
  }

  @Test func `blocks are the replicates of a cell's latency, and one that was broken off is none`()
    throws
  {
    let run = try SyntheticRun(isFinished: false)
    for block in 0..<7 {
      for frame in 0..<(block == 6 ? 1 : 2) {
        let name = run.addFrame("module-width", .ean13, point: ["module_width_px": 2])
        run.addTrial(
          name, "zxing", mask: .ean13, outcome: .correct,
          nanoseconds: [Int64((block + 1) * (frame == 0 ? 1000 : 4000))])
        run.trials[run.trials.count - 1].timing = TrialTiming(
          block: block, roundTripNanoseconds: 1_000_000)
      }
    }
    let latency = try #require(try summary(run).cells.first?.latency)
    #expect((latency.blocks, latency.trials) == (6, 12))
    #expect(abs((latency.typicalNanoseconds.lower ?? 0) - 2000) < 1e-9, "the least of six")
    #expect(abs((latency.typicalNanoseconds.upper ?? 0) - 12000) < 1e-9)
  }

  @Test func `the order of the trials does not matter`() throws {
    let run = try SyntheticRun.complete()
    let summary = try RunFolder(path: run.path).summary()
    run.trials.reverse()
    try run.write()
    #expect(try RunFolder(path: run.path).summary() == summary)
  }

  @Test func `notable trials are bounded, those with a picture first`() throws {
    let run = try SyntheticRun(isFinished: false)
    for index in 0..<(NotableTrials.limit + 20) {
      let frame = run.addFrame("module-width", .ean13, point: ["module_width_px": 1])
      run.addTrial(frame, "zxing", mask: .ean13, outcome: .misread)
      if index >= NotableTrials.limit { try run.addPicture(of: frame) }
    }
    let notable = try summary(run).notable
    #expect(notable.count == NotableTrials.limit)
    #expect(notable.filter { $0.picture != nil }.count == 20)
    #expect(notable.map(\.frame) == notable.map(\.frame).sorted())
    #expect(notable.last?.picture == "frames/module-width-ean_13-000043.png")
    #expect(notable.first?.truth == [NotableCode(symbology: "ean_13", text: "12345")])
  }

  @Test func `a summary survives its file`() throws {
    let run = try SyntheticRun.complete()
    let summary = try RunFolder(path: run.path).summary()
    let copy = try RecordCoding.decoder().decode(Summary.self, from: RecordCoding.document(summary))
    #expect(copy == summary)
  }
}

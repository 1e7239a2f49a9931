import Barcodes
import Records
import Testing

@testable import Summaries
@testable import Tallies

/// What two readers read of the same frames.
struct TogetherTests {
  /// A run of frames, each with what zxing and ZBar made of it; nil where it was not asked.
  private func record(_ outcomes: [(Outcome?, Outcome?)]) throws -> TogetherRecord? {
    let run = try SyntheticRun(isFinished: false)
    run.run.suites = [SyntheticRun.suite("survey", masks: [.own], repeats: 1)]
    for (first, second) in outcomes {
      let frame = run.addFrame("survey", .ean13, point: [:])
      for (engine, outcome) in [("zxing", first), ("zbar", second)] {
        guard let outcome else { continue }
        run.addTrial(frame, engine, mask: .ean13, outcome: outcome)
      }
    }
    try run.write()
    return try RunFolder(path: run.path).summary().together?.first
  }

  @Test func `each frame counts where both were asked`() throws {
    let record = try #require(
      try record([
        (.correct, .correct), (.correct, .missed), (.correct, .missed), (.missed, .correct),
        (.missed, .missed), (.misread, .misread), (.correct, .misread), (.correct, nil),
      ]))
    #expect(record.first == "zxing" && record.second == "zbar")
    #expect(record.frames == 7 && record.both == 1)
    #expect(record.onlyFirst == 3 && record.onlySecond == 1)
    #expect(record.misreadByFirst == 1 && record.misreadBySecond == 2)
    // The synthetic misreads are of one text.
    #expect(record.misreadAlike == 1)
    // Of four frames that one alone read, as unequally shared out: 1 + 4 of 16, twice.
    #expect(abs(record.pValue - 0.625) < 1e-12)
  }

  @Test func `where sampling adapts, nothing is compared`() throws {
    let run = try SyntheticRun(isFinished: false)
    run.run.suites = [SyntheticRun.suite("guidance", masks: [.own], repeats: 1)]
    run.run.suites[0].target = 0.9
    let frame = run.addFrame("guidance", .ean13, point: ["module_width_px": 2])
    for engine in ["zxing", "zbar"] {
      run.addTrial(frame, engine, mask: .ean13, outcome: .correct)
    }
    try run.write()
    #expect(try RunFolder(path: run.path).summary().together == nil)
  }
}

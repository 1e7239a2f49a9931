import Barcodes
import Records
import Testing

@testable import Findings
@testable import FirstScreen
@testable import Summaries
@testable import Tallies

/// What a run misread, on the first screen.
struct MisreadTallyTests {
  @Test(arguments: [1, 2])
  func `codes that lie in one frame have no bound as if each were alone`(codes: Int) throws {
    let run = try SyntheticRun(isFinished: false)
    run.run.suites = [SyntheticRun.suite("shelf", masks: [.own], repeats: 1)]
    for number in 0..<20 {
      let frame = run.addFrame("shelf", .ean13, point: [:], codes: codes)
      let outcome: Outcome = number == 0 ? .misread : .correct
      run.addTrial(frame, "zxing", mask: .ean13, outcome: outcome)
      run.trials[number].codes = Array(repeating: CodeOutcome(outcome: outcome), count: codes)
    }
    try run.write()
    let summary = try RunFolder(path: run.path).summary()
    let tally = MisreadTally(summary)
    let count = try #require(tally.count(summary.run.engines[0], in: tally.groups[0]))
    #expect(count.misreads == codes && count.reads == 20 * codes && count.share == 0.05)
    // Clopper and Pearson's one-sided bound of 1 of 20.
    #expect(
      count.boundWords == (codes == 1 ? "at most 21.6 %" : "no bound: several codes to a frame"))
  }
}

import Judging
import Statistics
import Testing

/// Readers of which wider modules are read less.
struct WidthRangeTests {
  private static let bets = RateBets(target: 0.9)

  private func sweep(_ counts: (width: Double, reads: Int, trials: Int)...) -> WidthSweep {
    WidthSweep(counts, bets: Self.bets)
  }

  @Test func `the range is of widths that pass, where the largest fails`() {
    let falling = sweep((1, 0, 20), (2, 40, 40), (3, 40, 40), (4, 20, 40), (8, 0, 40))
    #expect(falling.safeWidth == nil && falling.passingRange == 2...3)
    #expect(sweep((1, 0, 20), (2, 40, 40), (8, 0, 40)).passingRange == 2...2)
    #expect(sweep((1, 0, 20), (2, 40, 40), (8, 40, 40)).passingRange == nil)
    #expect(sweep((1, 0, 20), (2, 40, 40), (8, 8, 10)).passingRange == nil, "not shown to fail")
    #expect(sweep((1, 0, 20), (2, 20, 20), (8, 0, 40)).passingRange == nil, "none is shown to pass")
    #expect(
      sweep((1, 40, 40), (2, 0, 40), (3, 60, 60), (4, 40, 40), (8, 0, 40)).passingRange == 3...4,
      "around the one that speaks most for the target")
  }

  /// Samples as the rule wants it until it wants no more.
  private func sampled(
    _ rates: KeyValuePairs<Double, Double>, _ limits: SamplingLimits, seed: UInt64
  ) -> WidthSweep {
    var random = SeededGenerator(seed: seed)
    var counts = rates.map { (width: $0.key, reads: 0, trials: 0) }
    while true {
      let sweep = WidthSweep(counts, bets: Self.bets)
      let wanted = sweep.wantedTrials(limits)
      guard wanted != counts.map(\.trials) else { return sweep }
      for (index, total) in wanted.enumerated() {
        let more = total - counts[index].trials
        guard more > 0 else { continue }
        let rate = rates[rates.index(rates.startIndex, offsetBy: index)].value
        counts[index].reads += BinomialDistribution(trials: more, probability: rate)
          .sample(using: &random)
        counts[index].trials += more
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `sampling looks for the range where rates fall`(seed: UInt64) {
    let rates: KeyValuePairs = [
      1.0: 0.0, 1.5: 0.6, 2: 1, 2.5: 1, 3: 1, 4: 0.5, 6: 0.1, 8: 0,
    ]
    let limits = SamplingLimits(start: 8, most: 400, budget: 2000, safeSearch: 25)
    let sweep = sampled(rates, limits, seed: seed)
    #expect(sweep.verdict(atLeast: 2) == .fails)
    #expect(sweep.passingRange == 2...3)
    #expect(sweep.points.allSatisfy { $0.trials <= 100 }, "little is spent on it")
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a reader that no width does for is not looked at for long`(seed: UInt64) {
    let rates: KeyValuePairs = [1.0: 0.3, 2: 0.5, 3: 0.5, 4: 0.5, 8: 0.3]
    let limits = SamplingLimits(start: 8, most: 400, budget: 2000, safeSearch: 25)
    let sweep = sampled(rates, limits, seed: seed)
    #expect(sweep.passingRange == nil && sweep.safeWidth == nil)
    #expect(sweep.points.map(\.trials).reduce(0, +) < 200)
  }
}

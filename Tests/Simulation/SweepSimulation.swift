package import Judging
import Statistics

/// Draws an engine's reads as a run samples them, look by look, and judges them.
package struct SweepSimulation: Sendable {
  package let design: SweepDesign
  /// The verdict on a sweep that is sampled to its end.
  private let verdict: @Sendable (WidthSweep) -> Verdict?

  /// - Parameter verdict: the rule that is held against the truth; that of `Judging` unless told.
  package init(
    _ design: SweepDesign,
    verdict: @escaping @Sendable (WidthSweep) -> Verdict? = {
      $0.verdict(atLeast: SweepDesign.askedWidth)
    }
  ) {
    self.design = design
    self.verdict = verdict
  }

  package func outcome(of curve: ReadRateCurve, repetitions: Int, seed: UInt64) -> SweepOutcome {
    var generator = SeededGenerator(seed: seed)
    var outcome = SweepOutcome(design: design, curve: curve)
    var intervals = IntervalCache()
    for _ in 0..<repetitions {
      let sweep = sample(curve, using: &generator)
      outcome.add(sweep, verdict: verdict(sweep), intervals: &intervals)
    }
    return outcome
  }

  /// A sweep in which no width wants more trials.
  private func sample(
    _ curve: ReadRateCurve, using generator: inout SeededGenerator
  ) -> WidthSweep {
    var counts = design.widths.map { (width: $0, reads: 0, trials: 0) }
    while true {
      let sweep = WidthSweep(counts, test: design.test)
      let wanted = sweep.wantedTrials(budget: design.budget)
      if wanted == counts.map(\.trials) { return sweep }
      for index in counts.indices where wanted[index] > counts[index].trials {
        let more = BinomialDistribution(
          trials: wanted[index] - counts[index].trials,
          probability: curve.rate(at: counts[index].width))
        counts[index].reads += more.sample(using: &generator)
        counts[index].trials = wanted[index]
      }
    }
  }
}

/// Clopper–Pearson intervals, each computed once.
struct IntervalCache {
  private var intervals: [Proportion: ClosedRange<Double>] = [:]

  mutating func interval(of proportion: Proportion) -> ClosedRange<Double> {
    if let known = intervals[proportion] { return known }
    let interval = proportion.interval()
    intervals[proportion] = interval
    return interval
  }
}

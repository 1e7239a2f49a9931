package import Judging
import Statistics

/// Draws an engine's reads as a run samples them, batch by batch, and judges them.
package struct SweepSimulation: Sendable {
  package let design: SweepDesign
  /// The verdict on a sweep at any batch's end.
  private let verdict: @Sendable (WidthSweep) -> Verdict?
  /// The widths that are said to fail, in pixels.
  private let failing: @Sendable (WidthSweep) -> [Double]

  /// The rules are those of `Judging` unless others are to be held against the truth.
  package init(
    _ design: SweepDesign,
    verdict: @escaping @Sendable (WidthSweep) -> Verdict? = {
      $0.verdict(atLeast: SweepDesign.askedWidth)
    },
    failing: @escaping @Sendable (WidthSweep) -> [Double] = {
      $0.points.filter { $0.decision == .fails }.map(\.value)
    }
  ) {
    self.design = design
    self.verdict = verdict
    self.failing = failing
  }

  package func outcome(of curve: ReadRateCurve, repetitions: Int, seed: UInt64) -> SweepOutcome {
    var generator = SeededGenerator(seed: seed)
    var outcome = SweepOutcome(design: design, curve: curve)
    var intervals = IntervalCache()
    for _ in 0..<repetitions {
      let (sweep, verdict) = sample(curve, using: &generator)
      outcome.add(sweep, verdict: verdict, failing: failing(sweep), intervals: &intervals)
    }
    return outcome
  }

  /// A sweep in which no width wants more trials, and the first verdict that was said of it.
  private func sample(
    _ curve: ReadRateCurve, using generator: inout SeededGenerator
  ) -> (WidthSweep, Verdict) {
    var said = Verdict.undecided
    var counts = design.widths.map { (width: $0, reads: 0, trials: 0) }
    var source = TrialSource(curve, using: &generator)
    while true {
      let sweep = WidthSweep(counts, bets: design.bets)
      let wanted = sweep.wantedTrials(design.limits)
      if said == .undecided, counts.allSatisfy({ $0.trials > 0 }) {
        said = verdict(sweep) ?? .undecided
      }
      if wanted == counts.map(\.trials) { return (sweep, said) }
      for index in counts.indices where wanted[index] > counts[index].trials {
        counts[index].reads += source.reads(
          counts[index].trials..<wanted[index], at: counts[index].width, using: &generator)
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

package import Judging
package import Statistics

/// How often what was said of a simulated engine is true.
package struct SweepOutcome: Sendable {
  package let design: SweepDesign
  package let curve: ReadRateCurve
  package let truth: GuidanceTruth
  private(set) var repetitions = 0
  private var verdicts: [Verdict: Int] = [:]
  private var wrongSafeWidths = 0
  private var wrongFailingWidths = 0
  private var trials = 0
  private var reads = 0
  /// At each width, in how many repetitions the interval of the reads in the end held the rate.
  private var covered: [Int]

  init(design: SweepDesign, curve: ReadRateCurve) {
    self.design = design
    self.curve = curve
    truth = design.truth(of: curve)
    covered = design.widths.map { _ in 0 }
  }

  mutating func add(
    _ sweep: WidthSweep, verdict: Verdict, failing: [Double], intervals: inout IntervalCache
  ) {
    repetitions += 1
    verdicts[verdict, default: 0] += 1
    if let width = sweep.safeWidth, !design.suffices(width, of: curve) { wrongSafeWidths += 1 }
    if failing.contains(where: { design.isEnough(curve.rate(at: $0)) }) { wrongFailingWidths += 1 }
    for (index, point) in sweep.points.enumerated() {
      trials += point.trials
      reads += point.reads
      let interval = intervals.interval(of: Proportion(successes: point.reads, of: point.trials))
      if interval.contains(curve.rate(at: point.value)) { covered[index] += 1 }
    }
  }
}

extension SweepOutcome {
  package func share(of verdict: Verdict) -> Proportion {
    Proportion(successes: verdicts[verdict] ?? 0, of: repetitions)
  }

  package var wrongVerdict: Proportion { share(of: truth.wrongVerdict) }

  /// Of all repetitions, those in which some width from the safe one on is not read at the target rate.
  package var wrongSafeWidth: Proportion {
    Proportion(successes: wrongSafeWidths, of: repetitions)
  }

  /// Of all repetitions, those in which a width is said to fail that is read at the target rate.
  package var wrongFailingWidth: Proportion {
    Proportion(successes: wrongFailingWidths, of: repetitions)
  }

  /// Over all widths of a sweep.
  package var meanTrials: Double { Double(trials) / Double(max(1, repetitions)) }

  /// Reads over trials, all widths together.
  package var meanRate: Double { Double(reads) / Double(max(1, trials)) }

  /// The coverage of the Clopper–Pearson interval that takes no notice of how sampling ended, over all widths.
  package var coverage: Proportion {
    Proportion(successes: covered.reduce(0, +), of: repetitions * covered.count)
  }

  /// The same at the width where it is least.
  package var worstCoverage: (width: Double, share: Proportion) {
    let least = covered.indices.min { covered[$0] < covered[$1] } ?? 0
    return (design.widths[least], Proportion(successes: covered[least], of: repetitions))
  }
}

package import Judging
package import Statistics

/// A simulated reader whose read rate along a parameter is known, and how often what is said of its limit is wrong.
package struct LimitSimulation: Sendable {
  package let name: String
  /// From the easy end to the hard one.
  package let rates: [Double]
  package let target: Double
  package let limits: SamplingLimits

  package init(name: String, rates: [Double], target: Double, limits: SamplingLimits) {
    self.name = name
    self.rates = rates
    self.target = target
    self.limits = limits
  }

  /// What came of many searches.
  package struct LimitOutcome: Sendable {
    package var repetitions = 0
    /// Searches whose limit lies beyond a value of which less is read.
    package var tooFar = 0
    /// Searches that say of the value after the limit that less is read where enough is.
    package var wrongEnd = 0
    /// Searches whose limit is the last value before less is read, and whose end is not open.
    package var exact = 0
    /// Steps beyond the limit that are wrongly said to be read again.
    package var wrongReturns = 0
    package var trials = 0

    package var shareTooFar: Proportion { Proportion(successes: tooFar, of: repetitions) }
    package var shareWrongEnd: Proportion { Proportion(successes: wrongEnd, of: repetitions) }
  }

  package func outcome(repetitions: Int, seed: UInt64) -> LimitOutcome {
    var generator = SeededGenerator(seed: seed)
    var outcome = LimitOutcome()
    let enough = rates.map { $0 >= target - 1e-12 }
    let right = enough.prefix { $0 }.count
    for _ in 0..<repetitions {
      let sweep = sample(using: &generator)
      outcome.repetitions += 1
      outcome.trials += sweep.steps.reduce(0) { $0 + $1.trials }
      if sweep.passing > right { outcome.tooFar += 1 }
      if sweep.end == .found, enough[sweep.passing] { outcome.wrongEnd += 1 }
      if sweep.passing == right, sweep.end != .open { outcome.exact += 1 }
      outcome.wrongReturns += sweep.steps.indices.count {
        $0 > sweep.passing && sweep.steps[$0].decision == .passes && !enough[$0]
      }
    }
    return outcome
  }

  private func sample(using generator: inout SeededGenerator) -> LimitSweep {
    let rule = SweepRule(target: target, values: rates.indices.map(Double.init))
    var counts: [Double: FrameReads] = [:]
    while true {
      let sweep = rule.limitSweep(counts)
      let wanted = sweep.wantedTrials(limits)
      if wanted == sweep.steps.map(\.trials) { return sweep }
      for (index, step) in sweep.steps.enumerated() where wanted[index] > step.trials {
        let more = wanted[index] - step.trials
        let reads = BinomialDistribution(trials: more, probability: rates[index])
          .sample(using: &generator)
        counts[step.value, default: FrameReads()] += FrameReads(reads: reads, trials: more)
      }
    }
  }

  /// Readers that are hard to judge: steep and flat ends, rates just below the target at many values, and such that come back.
  package static func catalogue(target: Double, limits: SamplingLimits) -> [LimitSimulation] {
    let allowed = 1 - target
    func reader(_ name: String, _ rates: [Double]) -> LimitSimulation {
      LimitSimulation(name: name, rates: rates, target: target, limits: limits)
    }
    let steep = [Double](repeating: 1, count: 9) + [Double](repeating: 0, count: 6)
    let gentle = (0..<15).map { max(0, 1 - allowed * 0.05 * Double($0 * $0)) }
    return [
      reader("all read", [Double](repeating: 1, count: 15)),
      reader("steep end", steep),
      reader("gentle end", gentle),
      reader(
        "just below the target everywhere", [Double](repeating: target - 0.1 * allowed, count: 15)),
      reader("at the target everywhere", [Double](repeating: target, count: 15)),
      reader(
        "just below from the fourth value on",
        [Double](repeating: 1, count: 3) + [Double](repeating: target - 0.2 * allowed, count: 12)),
      reader("a gap", (0..<15).map { (5...7).contains($0) ? 0.5 : 1 }),
      reader("a shallow gap", (0..<15).map { (5...7).contains($0) ? 1 - 3 * allowed : 1 }),
      reader("one value just below", (0..<15).map { $0 == 6 ? target - 0.5 * allowed : 1 }),
      reader("nothing read", [Double](repeating: 0, count: 15)),
    ]
  }
}

package import Statistics

extension CoverageSimulation {
  /// The coverage of the interval of the half point.
  package static func coverageOfHalfPoint(
    of curve: LogisticCurve, x: [Double], trials: Int, maximumLapse: Double, replicates: Int,
    repetitions: Int,
    seed: UInt64 = 50
  ) -> Proportion {
    run(repetitions: repetitions, seed: seed) { generator in
      let counts = x.map {
        let distribution = BinomialDistribution(
          trials: trials, probability: curve.probability(at: $0))
        return LogisticRegression.Observation(
          x: $0, outcome: Proportion(successes: distribution.sample(using: &generator), of: trials))
      }
      let interval = LogisticRegression(counts, maximumLapse: maximumLapse)?
        .halfPointInterval(replicates: replicates, seed: generator.next())
      guard let interval, let halfPoint = curve.halfPoint else { return false }
      return interval.contains(halfPoint)
    }
  }
}

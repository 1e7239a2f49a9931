import Statistics
import Testing

struct LogisticIntervalTests {
  /// The coverage of the interval of the half point.
  static func coverage(
    of curve: LogisticCurve, x: [Double], trials: Int, maximumLapse: Double, replicates: Int,
    repetitions: Int
  ) -> Proportion {
    CoverageSimulation.run(repetitions: repetitions, seed: 50) { generator in
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

  private static let levels = (0...10).map(Double.init)

  @Test(arguments: [
    (LogisticCurve(midpoint: 5, scale: 1), 0.0),
    (LogisticCurve(midpoint: 4.2, scale: -1.5), 0.0),
    (LogisticCurve(midpoint: 4, scale: 1, lapse: 0.1), 0.5),
  ])
  func `the interval of the half point covers it with 95 %`(
    curve: LogisticCurve, maximumLapse: Double
  ) {
    let observed = Self.coverage(
      of: curve, x: Self.levels, trials: 40, maximumLapse: maximumLapse, replicates: 400,
      repetitions: 25 * CoverageSimulation.repetitionsFactor)
    #expect(CoverageSimulation.isNearNominal(observed), "\(observed), seed 50")
  }
}

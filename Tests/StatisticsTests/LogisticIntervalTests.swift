import Simulation
import Statistics
import Testing

struct LogisticIntervalTests {
  private static let levels = (0...10).map(Double.init)

  @Test(arguments: [
    (LogisticCurve(midpoint: 5, scale: 1), 0.0),
    (LogisticCurve(midpoint: 4.2, scale: -1.5), 0.0),
    (LogisticCurve(midpoint: 4, scale: 1, lapse: 0.1), 0.5),
  ])
  func `the interval of the half point covers it with 95 %`(
    curve: LogisticCurve, maximumLapse: Double
  ) {
    let observed = CoverageSimulation.coverageOfHalfPoint(
      of: curve, x: Self.levels, trials: 40, maximumLapse: maximumLapse, replicates: 400,
      repetitions: 25 * CoverageSimulation.repetitionsFactor)
    #expect(CoverageSimulation.isNearNominal(observed), "\(observed), seed 50")
  }
}

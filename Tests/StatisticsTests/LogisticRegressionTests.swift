import Foundation
import Statistics
import Testing

struct LogisticRegressionTests {
  typealias Observation = LogisticRegression.Observation

  private func observations(_ x: [Double], _ successes: [Int], of trials: [Int]) -> [Observation] {
    zip(x, zip(successes, trials)).map {
      Observation(x: $0, outcome: Proportion(successes: $1.0, of: $1.1))
    }
  }

  private func fit(
    _ successes: [Int], of trials: Int, maximumLapse: Double = 0.5
  ) -> LogisticRegression? {
    let x = (1...successes.count).map(Double.init)
    let trials = successes.map { _ in trials }
    return LogisticRegression(
      observations(x, successes, of: trials), maximumLapse: maximumLapse)
  }

  @Test func `the likeliest curve is the one that SciPy's optimisers find`() throws {
    for fixture in try StatisticsFixtures.load().logisticFits {
      let fit = try #require(
        LogisticRegression(
          observations(fixture.x, fixture.successes, of: fixture.trials),
          maximumLapse: fixture.maximumLapse), "\(fixture)")
      let curve = fit.curve
      #expect(abs(fit.logLikelihood - fixture.logLikelihood) < 1e-8, "\(fixture), but \(fit)")
      #expect(abs(curve.midpoint - fixture.midpoint) < 1e-4 * abs(curve.scale), "\(fixture)")
      #expect(agree(curve.scale, fixture.scale, tolerance: 1e-4), "\(fixture), but \(curve)")
      #expect(abs(curve.lapse - fixture.lapse) < 1e-5, "\(fixture), but \(curve)")
    }
  }

  /// C. I. Bliss, "The calculation of the dosage-mortality curve", Annals of Applied Biology 22, 1935:
  /// beetles killed by carbon disulphide; the fit is that of A. J. Dobson, An Introduction to
  /// Generalized Linear Models, section 7.3.1: −60.72 (5.18) + 34.27 (2.91) x.
  @Test func `Bliss's beetles die as in the textbook`() throws {
    let dose = [1.6907, 1.7242, 1.7552, 1.7842, 1.8113, 1.8369, 1.8610, 1.8839]
    let killed = [6, 13, 18, 28, 52, 53, 61, 60]
    let exposed = [59, 60, 62, 56, 63, 59, 62, 60]
    let fit = try #require(
      LogisticRegression(observations(dose, killed, of: exposed), maximumLapse: 0))
    #expect(abs(1 / fit.curve.scale - 34.27) < 0.005)
    #expect(abs(fit.curve.midpoint / fit.curve.scale - 60.72) < 0.005)
    #expect(fit.curve.halfPoint == fit.curve.midpoint)
  }

  @Test func `shifting, stretching and turning the axis does so to the curve`() throws {
    let x = [1.0, 2, 3, 4, 5, 6, 7]
    let successes = [1, 2, 9, 20, 31, 36, 37]
    let trials = [40, 40, 40, 40, 40, 40, 40]
    let fit = try #require(LogisticRegression(observations(x, successes, of: trials)))
    let turned = x.map { 1000 - 50 * $0 }
    let other = try #require(LogisticRegression(observations(turned, successes, of: trials)))
    #expect(agree(other.curve.midpoint, 1000 - 50 * fit.curve.midpoint, tolerance: 1e-7))
    #expect(agree(other.curve.scale, -50 * fit.curve.scale, tolerance: 1e-6))
    #expect(abs(other.curve.lapse - fit.curve.lapse) < 1e-7)
    #expect(other.curve.slopeAtMidpoint < 0)
  }

  @Test func `the order and the grouping of the counts do not matter`() throws {
    let counts = observations([1, 2, 3, 4], [1, 4, 8, 9], of: [10, 10, 10, 10])
    let single = (0..<10).flatMap { trial in
      counts.reversed().map {
        Observation(
          x: $0.x, outcome: Proportion(successes: trial < $0.outcome.successes ? 1 : 0, of: 1))
      }
    }
    #expect(LogisticRegression(counts) == LogisticRegression(single))
    #expect(LogisticRegression(counts) != nil)
  }

  @Test func `where no curve is best there is none`() {
    for maximumLapse in [0, 0.1, 0.5] {
      #expect(fit([10, 10, 10, 10], of: 10, maximumLapse: maximumLapse) == nil, "all succeed")
      #expect(fit([0, 0, 0, 0], of: 10, maximumLapse: maximumLapse) == nil, "all fail")
      #expect(fit([0, 0, 10, 10], of: 10, maximumLapse: maximumLapse) == nil, "separated")
      #expect(fit([0, 0, 4, 10], of: 10, maximumLapse: maximumLapse) == nil, "but for one x")
      #expect(fit([10, 10, 4, 0, 0], of: 10, maximumLapse: maximumLapse) == nil, "falling")
      #expect(fit([5, 5, 5, 5], of: 10, maximumLapse: maximumLapse) == nil, "no trend")
      #expect(fit([3], of: 10, maximumLapse: maximumLapse) == nil, "one x")
      #expect(fit([0, 0, 0, 0], of: 0, maximumLapse: maximumLapse) == nil, "no trial")
    }
    #expect(fit([0, 0, 9, 9, 9], of: 10) == nil, "separated but for lapses")
    #expect(fit([0, 0, 9, 9, 9], of: 10, maximumLapse: 0) != nil)
    #expect(fit([2, 8], of: 10) == nil, "two x do not show a lapse")
    #expect(fit([2, 8], of: 10, maximumLapse: 0) != nil)
  }

  @Test func `two rates determine a curve without lapses`() throws {
    let curve = try #require(fit([2, 8], of: 10, maximumLapse: 0)).curve
    #expect(agree(curve.probability(at: 1), 0.2) && agree(curve.probability(at: 2), 0.8))
    #expect(agree(curve.midpoint, 1.5))
  }
}

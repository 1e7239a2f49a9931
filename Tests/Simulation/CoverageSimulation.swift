import Foundation
package import Statistics

/// How often intervals hold what they should, found by simulation from seeds.
package enum CoverageSimulation {
  /// The share of `repetitions` in which the interval of simulated data holds the truth.
  ///
  /// - Parameter holds: draws data, and says whether their interval holds the truth.
  package static func run(
    repetitions: Int, seed: UInt64, _ holds: (inout SeededGenerator) -> Bool
  ) -> Proportion {
    var generator = SeededGenerator(seed: seed)
    let held = (0..<repetitions).count { _ in holds(&generator) }
    return Proportion(successes: held, of: repetitions)
  }

  /// The factor by which simulations are longer than `make test` affords: the environment variable
  /// `STATISTICS_REPETITIONS_FACTOR`, else 1.
  package static var repetitionsFactor: Int {
    ProcessInfo.processInfo.environment["STATISTICS_REPETITIONS_FACTOR"].flatMap(Int.init) ?? 1
  }

  /// Whether a coverage between 93.5 and 96.5 % is compatible with the simulation, at 99.9 %
  /// confidence: the more repetitions, the stricter.
  package static func isNearNominal(_ observed: Proportion) -> Bool {
    observed.interval(confidence: 0.999).overlaps(0.935...0.965)
  }
}

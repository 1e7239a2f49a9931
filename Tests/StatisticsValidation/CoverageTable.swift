import Foundation
import Simulation
import Statistics

/// How often the intervals of reports hold what they should, at fixed numbers of trials.
struct CoverageTable {
  private struct Line {
    var text: String
    var isMet: Bool
  }

  private let lines: [Line]
  private let repetitions: Int

  init(repetitions: Int, seed: UInt64) {
    self.repetitions = repetitions
    lines =
      Self.clopperPearsonLines
      + Self.logisticLines(repetitions: repetitions, seed: seed)
      + Self.bootstrapLines(repetitions: repetitions, seed: seed)
  }

  var isMet: Bool { lines.allSatisfy(\.isMet) }

  var text: String {
    let heading = """
      Coverage of intervals of 95 %, in %. That of Clopper and Pearson is computed, and required to be at least 95; \
      the others are drawn \(repetitions) times, and required to be compatible with 95 ± 1.5
      """
    return ([heading] + lines.map { $0.text + ($0.isMet ? "" : " !") }).joined(separator: "\n")
      + "\n"
  }

  private static let rates = [0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99]

  private static var clopperPearsonLines: [Line] {
    let heading = Line(
      text: name("Clopper–Pearson, read rate of")
        + rates.map { String(format: "%7.0f", 100 * $0) }.joined(),
      isMet: true)
    return [heading]
      + [40, 370].map { trials in
        let coverages = rates.map {
          BinomialDistribution(trials: trials, probability: $0).clopperPearsonCoverage
        }
        return Line(
          text: name("  \(trials) trials")
            + coverages.map { String(format: "%7.2f", 100 * $0) }.joined(),
          isMet: coverages.allSatisfy { $0 >= 0.95 })
      }
  }

  private static func logisticLines(repetitions: Int, seed: UInt64) -> [Line] {
    let curves = [
      (LogisticCurve(midpoint: 5, scale: 1), 0.0),
      (LogisticCurve(midpoint: 4.2, scale: -1.5), 0.0),
      (LogisticCurve(midpoint: 4, scale: 1, lapse: 0.1), 0.5),
    ]
    return curves.map { curve, maximumLapse in
      drawn(
        "Half point, midpoint \(curve.midpoint), scale \(curve.scale), lapse \(curve.lapse)",
        CoverageSimulation.coverageOfHalfPoint(
          of: curve, x: (0...10).map(Double.init), trials: 40, maximumLapse: maximumLapse,
          replicates: 400, repetitions: repetitions, seed: seed))
    }
  }

  private static func bootstrapLines(repetitions: Int, seed: UInt64) -> [Line] {
    [
      drawn(
        "Mean of 60 values, percentile bootstrap",
        CoverageSimulation.coverageOfMean(
          values: 60, replicates: 1000, repetitions: repetitions, seed: seed)),
      drawn(
        "Mean of 60 clusters, percentile bootstrap",
        CoverageSimulation.coverageOfClusteredMean(
          asClusters: true, clusters: 60, replicates: 1000, repetitions: repetitions, seed: seed)),
    ]
  }

  private static func drawn(_ title: String, _ coverage: Proportion) -> Line {
    let interval = coverage.interval()
    let figures = String(
      format: "%7.2f (%.2f to %.2f)", 100 * (coverage.rate ?? 0), 100 * interval.lowerBound,
      100 * interval.upperBound)
    return Line(text: name(title) + figures, isMet: CoverageSimulation.isNearNominal(coverage))
  }

  private static func name(_ text: String) -> String {
    text.padding(toLength: 52, withPad: " ", startingAt: 0)
  }
}

import Foundation
import Statistics
import Testing

/// Where theory says that bootstrap intervals cover, they do.
struct BootstrapCoverageTests {
  private static func mean(_ values: [Double]) -> Double {
    values.reduce(0, +) / Double(values.count)
  }

  /// A bootstrap draws from n values as if they were all, so the mean's spread comes out too small
  /// by √(1 − 1/n), and its quantiles as normal ones instead of Student's: at 60 values 0.7 points
  /// of coverage (T. Hesterberg, The American Statistician 69, 2015, pp. 371–386).
  static func coverageOfMean(
    isBCa: Bool, values count: Int, replicates: Int, repetitions: Int
  ) -> Proportion {
    CoverageSimulation.run(repetitions: repetitions, seed: 81) { generator in
      let normal = NormalDistribution()
      let values = (0..<count).map { _ in normal.quantile(generator.uniform() + 0x1p-54) }
      let bootstrap = Bootstrap(replicates: replicates, seed: generator.next())
      let interval =
        isBCa
        ? bootstrap.bcaInterval(of: values, mean) : bootstrap.percentileInterval(of: values, mean)
      return interval?.contains(0) ?? false
    }
  }

  /// Clusters of values that share most of their deviation: drawn one by one they would cover far
  /// too rarely.
  static func coverageOfClusteredMean(
    asClusters: Bool, clusters count: Int, replicates: Int, repetitions: Int
  ) -> Proportion {
    CoverageSimulation.run(repetitions: repetitions, seed: 82) { generator in
      let normal = NormalDistribution()
      func draw() -> Double { normal.quantile(generator.uniform() + 0x1p-54) }
      let clusters = (0..<count).map { _ in
        let shared = draw()
        return (0..<4).map { _ in shared + 0.5 * draw() }
      }
      let bootstrap = Bootstrap(replicates: replicates, seed: generator.next())
      let interval =
        asClusters
        ? bootstrap.percentileInterval(ofClusters: clusters, mean)
        : bootstrap.percentileInterval(of: clusters.flatMap(\.self), mean)
      return interval?.contains(0) ?? false
    }
  }

  @Test(arguments: [false, true])
  func `intervals of a mean of normal values cover it with 95 %`(isBCa: Bool) {
    let observed = Self.coverageOfMean(
      isBCa: isBCa, values: 60, replicates: 200,
      repetitions: 100 * CoverageSimulation.repetitionsFactor)
    #expect(CoverageSimulation.isNearNominal(observed), "\(observed), seed 81")
  }

  @Test func `clustered intervals cover where plain ones do not`() {
    let factor = CoverageSimulation.repetitionsFactor
    let clustered = Self.coverageOfClusteredMean(
      asClusters: true, clusters: 60, replicates: 150, repetitions: 50 * factor)
    #expect(CoverageSimulation.isNearNominal(clustered), "\(clustered), seed 82")
    let plain = Self.coverageOfClusteredMean(
      asClusters: false, clusters: 60, replicates: 150, repetitions: 50 * factor)
    #expect(plain.upperBound(confidence: 0.999) < 0.93, "\(plain), seed 82")
  }
}

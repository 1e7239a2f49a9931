import Simulation
import Statistics
import Testing

/// Where theory says that bootstrap intervals cover, they do.
struct BootstrapCoverageTests {
  @Test func `intervals of a mean of normal values cover it with 95 %`() {
    let observed = CoverageSimulation.coverageOfMean(
      values: 60, replicates: 200,
      repetitions: 100 * CoverageSimulation.repetitionsFactor)
    #expect(CoverageSimulation.isNearNominal(observed), "\(observed), seed 81")
  }

  @Test func `clustered intervals cover where plain ones do not`() {
    let factor = CoverageSimulation.repetitionsFactor
    let clustered = CoverageSimulation.coverageOfClusteredMean(
      asClusters: true, clusters: 60, replicates: 150, repetitions: 50 * factor)
    #expect(CoverageSimulation.isNearNominal(clustered), "\(clustered), seed 82")
    let plain = CoverageSimulation.coverageOfClusteredMean(
      asClusters: false, clusters: 60, replicates: 150, repetitions: 50 * factor)
    #expect(plain.upperBound(confidence: 0.999) < 0.93, "\(plain), seed 82")
  }
}

import Judging
import RealModule
import Simulation
import Statistics
import Testing

struct BlockLooksTests {
  @Test(arguments: [
    ((6, 6), [6]), ((8, 40), [8, 18, 40]), ((12, 100), [12, 35, 100]), ((2, 3), [2, 3]),
  ])
  func `looks are few and fixed beforehand`(blocks: (Int, Int), looks: [Int]) {
    #expect(BlockEstimate.looks(fewest: blocks.0, most: blocks.1) == looks)
  }

  @Test func `the error is divided among the looks, and six blocks still have an interval`() throws
  {
    let logarithms = (1...8).map { Double.log(Double($0)) }
    let (one, three) = try (
      #require(BlockEstimate(logarithms: logarithms)),
      #require(BlockEstimate(logarithms: logarithms, looks: 3))
    )
    // By the signed-rank distribution: 2 of 256 samples for each rank from the end, at first.
    let coverages: [Double] = [try #require(one.coverage), try #require(three.coverage)]
    let exact: [Double] = [246.0 / 256, 252.0 / 256]
    #expect(zip(coverages, exact).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(one.value == three.value)
    let six = try #require(BlockEstimate(logarithms: Array(logarithms.prefix(6)), looks: 3))
    #expect(abs(try #require(six.coverage) - 31.0 / 32) < 1e-12)
    #expect(BlockEstimate(logarithms: Array(logarithms.prefix(5)), looks: 3)?.interval == nil)
  }

  @Test(arguments: BlockNoise.allCases, [0.01, 0.03])
  func `an interval that ends the measuring covers as often as it says`(
    noise: BlockNoise, spread: Double
  ) {
    let repetitions = 400 * CoverageSimulation.repetitionsFactor
    let found = CoverageSimulation.coverageOfStoppedRatio(
      noise, spread: spread, precision: 0.02,
      stopping: .looks(BlockEstimate.looks(fewest: 8, most: 40)), repetitions: repetitions)
    #expect(found.coverage.interval(confidence: 0.998).upperBound >= 0.95, "\(found)")
  }
}

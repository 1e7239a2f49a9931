import Foundation

/// What SciPy and NumPy compute; see Fixtures/make_fixtures.py.
struct StatisticsFixtures: Decodable {
  struct IncompleteBeta: Decodable, Sendable { var a, b, x, value: Double }
  struct BetaQuantile: Decodable, Sendable { var a, b, p, value: Double }
  struct ProportionInterval: Decodable, Sendable {
    var k, n: Int
    var confidence, lower, upper: Double
  }
  struct BinomialTail: Decodable, Sendable {
    var n, k: Int
    var p, lower, upper: Double
  }
  struct NormalQuantile: Decodable, Sendable { var p, z, below: Double }
  struct StudentQuantile: Decodable, Sendable { var degrees, p, t, below: Double }
  struct ProportionBounds: Decodable, Sendable {
    var k, n: Int
    var confidence, lower, upper: Double
  }
  struct Quantile: Decodable, Sendable {
    var values: [Double]
    var p, value: Double
  }
  struct LogisticFit: Decodable, Sendable {
    var x: [Double]
    var successes, trials: [Int]
    var maximumLapse, midpoint, scale, lapse, logLikelihood: Double
  }
  struct McNemarTest: Decodable, Sendable {
    var b, c: Int
    var twoSided, less, greater: Double
  }
  struct FisherTest: Decodable, Sendable {
    var a, n, b, m: Int
    var greater: Double
  }
  struct TrimmedMeanFixture: Decodable, Sendable {
    var values: [Double]
    var trimming, limit, mean, standardError, below, above, error, lower, upper: Double
  }
  struct HolmAdjustment: Decodable, Sendable { var values, adjusted: [Double] }
  struct IsotonicFit: Decodable, Sendable { var values, weights, fit: [Double] }
  struct BootstrapInterval: Decodable, Sendable {
    var statistic: String
    var clusters: [[Double]]
    var lower, upper, standardError: Double
  }
  struct HodgesLehmannEstimate: Decodable, Sendable {
    var values: [Double]
    var confidence, estimate: Double
    var hasInterval: Bool
    var lower, upper, coverage: Double
  }

  var incompleteBeta: [IncompleteBeta]
  var betaQuantiles: [BetaQuantile]
  var proportions: [ProportionInterval]
  var binomialTails: [BinomialTail]
  var normalQuantiles: [NormalQuantile]
  var studentQuantiles: [StudentQuantile]
  var proportionBounds: [ProportionBounds]
  var logisticFits: [LogisticFit]
  var mcnemarTests: [McNemarTest]
  var fisherTests: [FisherTest]
  var trimmedMeans: [TrimmedMeanFixture]
  var holmAdjustments: [HolmAdjustment]
  var isotonicFits: [IsotonicFit]
  var bootstrapIntervals: [BootstrapInterval]
  var hodgesLehmannEstimates: [HodgesLehmannEstimate]
  var quantiles: [Quantile]

  static func load() throws -> StatisticsFixtures {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("Fixtures/statistics.json")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(StatisticsFixtures.self, from: Data(contentsOf: file))
  }
}

/// Whether two values agree to a relative error of `tolerance`.
func agree(_ left: Double, _ right: Double, tolerance: Double = 1e-9) -> Bool {
  left == right || abs(left - right) <= tolerance * max(abs(left), abs(right))
}

import Foundation
import Judging
import Statistics
import Summaries

/// The power of the number of pixels with which latency grows.
struct PixelExponent {
  package let estimate: EstimateRecord
  /// The p-value of the hypothesis that the exponent is not negligible.
  let pGrows: Double
  package let blocks: Int

  /// Nil with fewer than three sizes, or without a block that has them all.
  ///
  /// - Parameters:
  ///   - sizes: the calls at each size of frame.
  ///   - looks: at how many numbers of blocks measuring might have ended.
  package init?(_ sizes: [CallLatencies], looks: Int = 1) {
    guard sizes.count >= 3 else { return nil }
    let common = sizes.dropFirst().reduce(Set(sizes[0].trialsByBlock.keys)) {
      $0.intersection($1.trialsByBlock.keys)
    }
    let pixels = sizes.map { log($0.pixels) }
    let logarithms = sizes.map(\.logarithms)
    let slopes = common.map { block in
      Self.slope(zip(pixels, logarithms).map { ($0, $1[block] ?? 0) })
    }
    guard let sample = Sample(slopes) else { return nil }
    let location = HodgesLehmann(of: sample, looks: looks)
    estimate = EstimateRecord(
      value: location.estimate, lower: location.interval?.lower, upper: location.interval?.upper,
      coverage: location.interval?.coverage)
    pGrows = BlockLooks.pValue(
      above: -NegligibleLatency.exponent, slopes.map(-), looks: looks)
    blocks = slopes.count
  }

  /// The slope of the least-squares line.
  private static func slope(_ points: [(x: Double, y: Double)]) -> Double {
    let n = Double(points.count)
    let mean = (
      x: points.reduce(0) { $0 + $1.x } / n, y: points.reduce(0) { $0 + $1.y } / n
    )
    let products = points.reduce(0) { $0 + ($1.x - mean.x) * ($1.y - mean.y) }
    return products / points.reduce(0) { $0 + ($1.x - mean.x) * ($1.x - mean.x) }
  }
}

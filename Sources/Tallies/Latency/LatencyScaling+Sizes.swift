import Foundation
import Summaries

extension LatencyScaling {
  /// Nil with fewer than three sizes, or without a block that has them all.
  ///
  /// - Parameters:
  ///   - sizes: the calls at each size of frame.
  ///   - looks: at how many numbers of blocks measuring might have ended.
  init?(_ sizes: [CallLatencies], looks: Int) {
    guard sizes.count >= 3 else { return nil }
    let common = sizes.dropFirst().reduce(Set(sizes[0].trialsByBlock.keys)) {
      $0.intersection($1.trialsByBlock.keys)
    }
    let pixels = sizes.map { log($0.pixels) }
    let logarithms = sizes.map(\.logarithms)
    let slopes = common.map { block in
      Self.slope(zip(pixels, logarithms).map { ($0, $1[block] ?? 0) })
    }
    self.init(slopes: slopes, sizes: sizes.count, looks: looks)
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

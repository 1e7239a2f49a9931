import Barcodes
import Foundation
import Photographed
import Rendering

/// The choice of the blur's shape: each is tried from the best Gaussian, and the best fit is kept.
extension AppearanceFit {
  /// Returns the fits with each of `shapes` besides the Gaussian of this one, the likeliest first, and each shape's likelihood among those
  /// tried, in 0...1.
  func withShapes(
    _ shapes: Set<MeasuredBlur.BlurKind>, iterations: Int
  ) -> [(fit: AppearanceFit, weight: Double)] {
    let variance = appearance.spread.variance
    var starts = shapes.contains(.motion) ? likeliestMotions() : []
    if shapes.contains(.disc), variance > MeasuredBlur.leastVariance {
      starts.append(.disc(variance: variance))
    }
    var fits = [self]
    for start in starts {
      var (other, appearance) = (self, appearance)
      appearance.spread = start
      other.set(appearance)
      other.refine(iterations: iterations, tolerance: 2e-3)
      fits.append(other)
    }
    let scored = fits.map { (fit: $0, score: $0.shapeScore) }.sorted { $0.score < $1.score }
    let weights = scored.map { exp((scored[0].score - $0.score) / 2) }
    let total = weights.reduce(0, +)
    return zip(scored, weights).map { ($0.fit, $1 / total) }
  }

  /// The cost with the penalty of extra parameters (Schwarz, Annals of Statistics 6, 1978).
  private var shapeScore: Double {
    cost + Double(appearance.spread.parameters.count) * log(Double(max(pixels.count, 2)))
  }

  /// Returns the two motions that fit best unrefined, out of six directions, each better than its
  /// neighbours. A motion along the bars of a linear code shows only at their ends, so a Gaussian
  /// finds little of it. For one across them the mirror image fits nearly as well.
  private func likeliestMotions() -> [PointSpread] {
    // A Gaussian has its variance along both axes, a motion along one.
    let variance = max(2 * appearance.spread.variance, 0.3)
    let tried = (0..<6).map { step -> (spread: PointSpread, cost: Double) in
      var (other, appearance) = (self, appearance)
      appearance.spread = .motion(variance: variance, degrees: Double(step) * 30)
      other.set(appearance)
      other.parts = [.levels]
      other.refine(iterations: 1)
      return (appearance.spread, other.cost)
    }
    let valleys = tried.indices.filter {
      tried[$0].cost <= tried[($0 + 1) % 6].cost && tried[$0].cost <= tried[($0 + 5) % 6].cost
    }
    return valleys.sorted { tried[$0].cost < tried[$1].cost }.prefix(2).map { tried[$0].spread }
  }
}

import Barcodes
import CorpusRendering

/// How a modelled picture's levels change where its edges are displaced: what a wrong place leaves over, as against noise.
///
/// Registration, curl of the paper and uneven print displace edges. What is left then follows from the levels nearby: where it is little,
/// from their slope; by a whole pixel, from the difference to a neighbour. Noise knows nothing of either.
struct DisplacedLevels {
  private let levels: [Double]
  private let slopes: (across: [Double], down: [Double])
  private let width: Int
  private let height: Int

  init(_ fit: AppearanceFit) {
    (width, height) = (fit.picture.frame.width, fit.picture.frame.height)
    levels = fit.levelsOfWindow()
    let coverage = fit.coverage
    func slope(_ slopes: [Float]) -> [Double] {
      slopes.indices.map { index in
        guard slopes[index] != 0 else { return 0 }
        let (share, half) = (Double(coverage.share[index]), Double(slopes[index]) / 2)
        let ramp = fit.ramp(index).ramp
        return fit.curve.level(ofLight: fit.light(share + half, ramp))
          - fit.curve.level(ofLight: fit.light(share - half, ramp))
      }
    }
    slopes = (slope(coverage.acrossSlope), slope(coverage.downSlope))
  }

  /// What adds to the expected product of what is left at two places, or at one to its square: 1 of noise; of displacements as small as
  /// they come, in square pixels along each axis; of those by a pixel, likewise.
  func products(_ first: Int, _ second: Int) -> VarianceComponents.Parts {
    let small =
      slopes.across[first] * slopes.across[second] + slopes.down[first] * slopes.down[second]
    // The mean of both directions along each axis.
    let pixel = (neighbours(first) * neighbours(second)).sum() / 2
    return VarianceComponents.Parts(1, small, pixel)
  }

  /// By how much the levels to the left and to the right, above and below, differ; beyond its edge a window goes on as it ends.
  private func neighbours(_ index: Int) -> SIMD4<Double> {
    let (x, y) = (index % width, index / width)
    return SIMD4(
      levels[x > 0 ? index - 1 : index], levels[x < width - 1 ? index + 1 : index],
      levels[y > 0 ? index - width : index], levels[y < height - 1 ? index + width : index])
      - levels[index]
  }
}

import Barcodes

/// The corners of a flat symbol taken by a known camera: those of its pose, which has two
/// parameters fewer than the homography and excludes the impossible.
struct PoseCorners {
  let quad: Quad
  /// The largest of the corners' standard errors along an axis.
  let error: Double

  /// The largest misfit, as chi-squared of two degrees of freedom: chance exceeds it once in 400
  /// times, and beyond it the camera is another.
  private static let mostMisfit = 12.0

  /// Returns nil if the assumed camera cannot see the symbol this way.
  init?(_ estimate: PoseEstimate, of homography: Homography, focalLength: Double) {
    guard estimate.misfit < Self.mostMisfit else { return nil }
    func corners(_ pose: CameraPose) -> Quad {
      var projection = homography
      projection.elements = pose.homography(half: homography.halfSide, focalLength: focalLength)
      return projection.corners
    }
    quad = corners(estimate.pose)
    let moved = (0..<7).map { index -> (more: Quad, less: Quad) in
      var (more, less) = (estimate.pose, estimate.pose)
      more.parameters[index] += Self.step
      less.parameters[index] -= Self.step
      return (corners(more), corners(less))
    }
    error =
      (0..<4).flatMap { corner -> [Double] in
        let slopes = moved.map {
          ($0.more.corners[corner] - $0.less.corners[corner]) * (1 / (2 * Self.step))
        }
        return [slopes.map(\.x), slopes.map(\.y)].map {
          max(estimate.covariance.quadraticForm($0), 0).squareRoot()
        }
      }.max() ?? 0
  }

  /// The step of numerical derivatives, in degrees and in pixels.
  private static let step = 1e-4
}

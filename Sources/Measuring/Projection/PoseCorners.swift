import Barcodes

/// The corners of a flat symbol where the camera is known that took it: those of its pose, which has two parameters fewer than the
/// homography, and leaves out what no camera does.
struct PoseCorners {
  let quad: Quad
  /// The largest of the corners' standard errors along an axis.
  let error: Double

  /// As chi-squared of two degrees of freedom, which is more by chance once in 400 times. Then the camera is another.
  private static let mostMisfit = 12.0

  /// Nil where the camera that was assumed does not see the symbol so.
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

  /// In degrees, and in pixels.
  private static let step = 1e-4
}

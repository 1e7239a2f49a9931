import Barcodes

extension PoseEstimate {
  /// The largest misfit, as chi-squared of two degrees of freedom: chance exceeds it once in 400
  /// times, and beyond it the camera is another.
  private static let mostMisfit = 12.0

  /// Returns the corners of a flat symbol taken by a known camera, and the largest of their standard errors along an axis: those of
  /// the pose, which has two parameters fewer than the homography and excludes the impossible. Nil if the assumed camera cannot see the
  /// symbol this way.
  func corners(
    of homography: Homography, focalLength: Double
  ) -> (quad: Quad, error: Double)? {
    guard misfit < Self.mostMisfit else { return nil }
    func corners(_ pose: CameraPose) -> Quad {
      var projection = homography
      projection.elements = pose.homography(half: homography.halfSide, focalLength: focalLength)
      return projection.corners
    }
    let moved = (0..<7).map { index -> (more: Quad, less: Quad) in
      var (more, less) = (pose, pose)
      more.parameters[index] += Self.step
      less.parameters[index] -= Self.step
      return (corners(more), corners(less))
    }
    let error =
      (0..<4).flatMap { corner -> [Double] in
        let slopes = moved.map {
          ($0.more.corners[corner] - $0.less.corners[corner]) * (1 / (2 * Self.step))
        }
        return [slopes.map(\.x), slopes.map(\.y)].map {
          max(covariance.quadraticForm($0), 0).squareRoot()
        }
      }.max() ?? 0
    return (corners(pose), error)
  }

  /// The step of numerical derivatives, in degrees and in pixels.
  private static let step = 1e-4
}

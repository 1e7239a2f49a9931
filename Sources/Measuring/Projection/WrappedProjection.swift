import Barcodes

/// The projection of a symbol around an upright cylinder, such as a label around a bottle, by
/// `CameraView` and `Cylinder` at an assumed focal length.
///
/// The axis runs along the symbol's own y. The point at the distance s from the symbol's middle
/// lies, for a radius of 1 / κ, at sin(κs) / κ to the side and (1 − cos(κs)) / κ further back;
/// lengths are in modules.
struct WrappedProjection {
  /// The pose at the symbol's middle, where the sheet touches its tangent plane.
  var pose: CameraPose
  /// The angle at the cylinder's axis that the symbol's width spans, in degrees.
  var wrapDegrees: Double
  /// The focal length in pixels.
  var focalLength: Double
  /// The symbol's width in modules.
  let width: Double
  let height: Double

  var parameters: [Double] {
    get { pose.parameters + [wrapDegrees] }
    set {
      pose.parameters = Array(newValue.prefix(7))
      wrapDegrees = newValue[7]
    }
  }

  /// The curvature κ, in radians per module.
  var curvature: Double { wrapDegrees * .pi / 180 / width }

  /// Returns the image in pixels of a point of the symbol, in modules from its own top left.
  func image(of modules: Point) -> Point { WrappedCamera(self).image(of: modules) }

  /// True if the pose is possible and the camera sees the face of the whole symbol.
  var isPossible: Bool {
    guard parameters.allSatisfy(\.isFinite), pose.moduleWidth > 0, abs(pose.aspect) > 0.01,
      abs(pose.yaw) < 85, abs(pose.pitch) < 85, Self.possibleWraps.contains(wrapDegrees)
    else { return false }
    let camera = WrappedCamera(self)
    return [0, width].allSatisfy { x in [0, height].allSatisfy { camera.sees(Point(x: x, y: $0)) } }
  }

  /// The possible wraps in degrees: below, a cylinder is flat; above, no camera sees both ends.
  static let possibleWraps = 0.1...175

  /// Returns the same projection in a picture of another size.
  func scaled(by factor: Double) -> WrappedProjection {
    var scaled = self
    scaled.pose.moduleWidth *= factor
    scaled.pose.middle = pose.middle * factor
    scaled.focalLength *= factor
    return scaled
  }

  /// Returns the number of parts of a line between two points so that none strays from the arc by
  /// more than 1/50 px (the sagitta of an arc of length s is κs² / 8).
  func parts(from start: Point, to end: Point) -> Int {
    let longest = (8 * 0.02 / (pose.moduleWidth * curvature)).squareRoot()
    return max(1, Int((abs(end.x - start.x) / longest).rounded(.up)))
  }
}

/// A camera's matrix: the image of a point S, in modules from the symbol's middle, is at the middle
/// + (a·S, b·S) / (1 + c·S).
struct WrappedCamera {
  let rows: (across: SpaceRow, down: SpaceRow, depth: SpaceRow)
  let middle: Point
  private let origin: Point
  let aspect: Double
  let curvature: Double

  init(_ projection: WrappedProjection) {
    rows = projection.pose.rows(focalLength: projection.focalLength)
    middle = projection.pose.middle
    origin = Point(x: projection.width / 2, y: projection.height / 2)
    aspect = projection.pose.aspect
    curvature = projection.curvature
  }

  /// Returns the place in space of a point in modules from the symbol's own top left.
  func bent(_ modules: Point) -> SpaceRow {
    let angle = (modules.x - origin.x) * curvature
    return SpaceRow(
      x: sine(radians: angle) / curvature, y: (modules.y - origin.y) * aspect,
      z: (1 - cosine(radians: angle)) / curvature)
  }

  func image(of modules: Point) -> Point {
    let place = bent(modules)
    let w = 1 / (1 + rows.depth.dot(place))
    return Point(
      x: middle.x + rows.across.dot(place) * w, y: middle.y + rows.down.dot(place) * w)
  }

  /// Returns true if the face of the sheet is seen at a point, and not too obliquely.
  func sees(_ modules: Point) -> Bool {
    1 + rows.depth.dot(bent(modules)) > 0.05
      && WrappedInverse(self).point(at: image(of: modules)) != nil
  }
}

/// A row of a matrix, or a point in space: x right, y down, z away from the camera.
typealias SpaceRow = SIMD3<Double>

extension SpaceRow {
  @inline(__always)
  func dot(_ other: SpaceRow) -> Double { x * other.x + y * other.y + z * other.z }
}

extension CameraPose {
  /// Returns the rows of the camera's matrix for points in modules: `Tilt`'s rotation, scaled.
  func rows(focalLength: Double) -> (across: SpaceRow, down: SpaceRow, depth: SpaceRow) {
    let (sinR, cosR) = (sine(degrees: rotation), cosine(degrees: rotation))
    let (sinY, cosY) = (sine(degrees: yaw), cosine(degrees: yaw))
    let (sinP, cosP) = (sine(degrees: pitch), cosine(degrees: pitch))
    let (m, d) = (moduleWidth, moduleWidth / focalLength)
    return (
      SpaceRow(x: m * cosR * cosY, y: -m * sinR * cosY, z: -m * sinY),
      SpaceRow(
        x: m * (sinR * cosP + cosR * sinY * sinP), y: m * (cosR * cosP - sinR * sinY * sinP),
        z: m * cosY * sinP),
      SpaceRow(
        x: d * (cosR * sinY * cosP - sinR * sinP), y: d * (-sinR * sinY * cosP - cosR * sinP),
        z: d * cosY * cosP)
    )
  }
}

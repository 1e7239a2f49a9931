import Barcodes

/// The inverse of a projection around a cylinder, from pixels back to the symbol.
struct WrappedInverse {
  private let camera: WrappedCamera
  /// The inverse of the camera's rotation and scale: the start and the direction of rays.
  private let rows: (across: SpaceRow, down: SpaceRow, depth: SpaceRow)

  init(_ projection: WrappedProjection) { self.init(WrappedCamera(projection)) }

  init(_ camera: WrappedCamera) {
    self.camera = camera
    // Rows of one rotation, each with its own factor: the inverse is the transpose over the squares of the lengths.
    func inverted(_ row: SpaceRow) -> SpaceRow { row / row.dot(row) }
    rows = (inverted(camera.rows.across), inverted(camera.rows.down), inverted(camera.rows.depth))
  }

  /// A point of the symbol, in modules from its middle, and in space.
  struct WrappedPlace {
    var x: Double
    var y: Double
    var space: SpaceRow
  }

  /// The least cosine of the angle at which a ray meets the sheet. Below it modules look about a
  /// fifth as wide, and blur mixes in what is behind.
  private static let leastCosine = 0.2

  /// Returns the symbol's point at a place in pixels; nil if the ray misses or grazes the cylinder.
  @inline(__always)
  func point(at pixel: Point) -> WrappedPlace? {
    // A point at the depth t, in camera distances, is start + t · ray; the scale there is 1 + t.
    let (offset, curvature) = (pixel - camera.middle, camera.curvature)
    let start = rows.across * offset.x + rows.down * offset.y
    let ray = start + rows.depth
    // On the cylinder κ (x² + z²) / 2 = z; of its two points on the ray the nearer one, by the root that does not cancel.
    let square = curvature * (ray.x * ray.x + ray.z * ray.z) / 2
    let linear = curvature * (start.x * ray.x + start.z * ray.z) - ray.z
    let constant = curvature * (start.x * start.x + start.z * start.z) / 2 - start.z
    let discriminant = linear * linear - 4 * square * constant
    // Its root is the ray's part along the normal.
    let least =
      Self.leastCosine * Self.leastCosine * ray.dot(ray)
    guard discriminant > least, linear < 0 else { return nil }
    let depth = 2 * constant / (-linear + discriminant.squareRoot())
    let space = start + depth * ray
    let angle = radians(y: curvature * space.x, x: 1 - curvature * space.z)
    return WrappedPlace(x: angle / curvature, y: space.y / camera.aspect, space: space)
  }
}

extension WrappedInverse.WrappedPlace {
  /// - Parameter modules: the point in modules from the symbol's own top left.
  init(_ projection: WrappedProjection, _ modules: Point) {
    self.init(
      x: modules.x - projection.width / 2, y: modules.y - projection.height / 2,
      space: WrappedCamera(projection).bent(modules))
  }
}

/// The derivatives of the image of a point on the cylinder with respect to each parameter.
struct WrappedSlopes {
  private typealias WrappedRow = (x: SIMD8<Double>, y: SIMD8<Double>, z: SIMD8<Double>)

  private let camera: WrappedCamera
  private let curvature: Double
  private let wrapDegrees: Double
  /// The derivatives of the camera's rows with respect to each parameter of the pose.
  private let changes: (across: WrappedRow, down: WrappedRow, depth: WrappedRow)

  /// The step of numerical derivatives, in degrees and in pixels.
  private static let step = 1e-4

  init(_ projection: WrappedProjection) {
    camera = WrappedCamera(projection)
    curvature = projection.curvature
    wrapDegrees = projection.wrapDegrees
    let zero = (SIMD8<Double>.zero, SIMD8<Double>.zero, SIMD8<Double>.zero)
    var changes: (across: WrappedRow, down: WrappedRow, depth: WrappedRow) = (zero, zero, zero)
    func set(_ row: inout WrappedRow, _ index: Int, _ more: SpaceRow, _ less: SpaceRow) {
      row.x[index] = (more.x - less.x) / (2 * Self.step)
      row.y[index] = (more.y - less.y) / (2 * Self.step)
      row.z[index] = (more.z - less.z) / (2 * Self.step)
    }
    for index in 0..<4 {
      var (more, less) = (projection.pose, projection.pose)
      more.parameters[index] += Self.step
      less.parameters[index] -= Self.step
      let rows = (
        more.rows(focalLength: projection.focalLength),
        less.rows(focalLength: projection.focalLength)
      )
      set(&changes.across, index, rows.0.across, rows.1.across)
      set(&changes.down, index, rows.0.down, rows.1.down)
      set(&changes.depth, index, rows.0.depth, rows.1.depth)
    }
    self.changes = changes
  }

  func slopes(at place: WrappedInverse.WrappedPlace) -> (x: SIMD8<Double>, y: SIMD8<Double>) {
    let space = place.space
    // Of the place in space by the curvature, in degrees of wrap, and by the aspect.
    let angle = place.x * curvature
    let bend = SpaceRow(
      x: (place.x * cosine(radians: angle) - space.x) / curvature, y: 0,
      z: (place.x * sine(radians: angle) - space.z) / curvature)
    let degree = curvature / wrapDegrees
    func moved(_ row: SpaceRow, _ change: WrappedRow) -> SIMD8<Double> {
      var moved = change.x * space.x + change.y * space.y + change.z * space.z
      moved[6] = row.y * place.y
      moved[7] = row.dot(bend) * degree
      return moved
    }
    let w = 1 / (1 + camera.rows.depth.dot(space))
    let depth = moved(camera.rows.depth, changes.depth)
    var across =
      (moved(camera.rows.across, changes.across) - camera.rows.across.dot(space) * w * depth) * w
    var down = (moved(camera.rows.down, changes.down) - camera.rows.down.dot(space) * w * depth) * w
    across[4] = 1
    down[5] = 1
    return (across, down)
  }
}

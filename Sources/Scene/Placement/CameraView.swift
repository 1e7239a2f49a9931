package import Barcodes

/// The camera's view of the sheet that the symbols are printed on: a pinhole camera whose axis goes
/// through the sheet's middle, at the distance at which a module there, facing the camera, has its
/// width in pixels. In streams any point of the sheet lies at that distance, beside the axis.
///
/// A point (X, Y, z) in modules from the middle comes to lie at X·m / (1 + z·m / f), and likewise
/// Y, with m the module width and f the focal length in pixels (Hartley and Zisserman, Multiple
/// View Geometry, 6.1). A frame is a window in the image plane, so the perspective is true wherever
/// the symbol lies in it.
package struct CameraView: Equatable {
  /// Pixels along a module's width, facing the camera.
  let scale: Double
  private let heightOverWidth: Double
  private let middle: Point
  private let inverseDistance: Double
  private let tilt: Tilt
  private let cylinder: Cylinder?
  /// A point of the sheet, in modules; nil where its middle lies on the axis.
  private let anchor: Point?
  /// Where the anchor lies beside the axis, in modules to the right and down.
  private let offset: Point

  /// - Parameters:
  ///   - symbols: the extent of the symbols without quiet zones, in modules.
  ///   - condition: the module width, and whatever turns and bends the sheet.
  ///   - placement: in streams, where a point of the sheet lies beside the axis; nil where the sheet's middle lies on it.
  package init(
    of symbols: SheetExtent, _ condition: Condition,
    placement: (anchor: Point, offset: Point)? = nil
  ) {
    (anchor, offset) = (placement?.anchor, placement?.offset ?? Point(x: 0, y: 0))
    scale = condition.moduleWidthPixels
    heightOverWidth = condition.moduleHeightPixels.map { $0 / condition.moduleWidthPixels } ?? 1
    middle = symbols.middle
    inverseDistance = scale / condition.focalLengthPixels
    tilt = Tilt(condition)
    cylinder = Cylinder(condition, width: symbols.width)
  }

  /// Where a point of the sheet, in modules, lies in pixels from the image of the sheet's middle; in streams from where the axis is seen.
  package func image(of point: Point) -> Point {
    let space = space(of: point)
    let scale = scale / (1 + space.z * inverseDistance)
    return Point(x: space.x * scale, y: space.y * scale)
  }

  /// True if a point of the sheet is in front of the camera.
  package func isInFront(_ point: Point) -> Bool {
    1 + space(of: point).z * inverseDistance > 0.01
  }

  /// True if the camera sees the sheet's face at a point.
  func sees(_ point: Point) -> Bool {
    guard isInFront(point) else { return false }
    let place = space(of: point)
    let distance = 1 / inverseDistance + place.z
    let normal = tilt.turned(cylinder?.normal(centred(point)) ?? SpacePoint(x: 0, y: 0, z: -1))
    return normal.dot(SpacePoint(x: place.x, y: place.y, z: distance)) < 0
  }

  /// Into how many parts a line between two points of the sheet is divided, so that each is straight in the
  /// image; lines along the cylinder's axis stay straight, and all do where the sheet is flat.
  package func parts(from start: Point, to end: Point) -> Int {
    cylinder?.parts(across: abs(end.x - start.x), scale: scale) ?? 1
  }

  /// Where a point of the sheet lies beside the axis, and how far beyond the sheet's distance, in modules.
  private func space(of point: Point) -> SpacePoint {
    guard let anchor else { return tilt.turned(bent(point)) }
    let place = tilt.turned(bent(point) - bent(anchor))
    return SpacePoint(x: place.x + offset.x, y: place.y + offset.y, z: place.z)
  }

  private func centred(_ point: Point) -> Point {
    Point(x: point.x - middle.x, y: (point.y - middle.y) * heightOverWidth)
  }

  private func bent(_ point: Point) -> SpacePoint {
    let flat = centred(point)
    return cylinder?.point(flat) ?? SpacePoint(x: flat.x, y: flat.y, z: 0)
  }
}

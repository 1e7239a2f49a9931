import Barcodes

/// Where the modules of a symbol lie in a frame.
struct FrameGeometry: Equatable {
  /// In pixels.
  var width: Int
  /// In pixels.
  var height: Int
  /// In pixels.
  var moduleWidth: Double
  /// The symbol's own top left corner.
  private var origin: Point
  /// One module along the symbol's own x and y axis.
  private var right: Point
  private var down: Point

  /// Places a symbol with its quiet zone in a frame, turned about its own top left corner, with that corner
  /// at the condition's phase within its pixel.
  ///
  /// - Throws: `PlanningError.doesNotFit` where the frame is too small for symbol and quiet zone.
  init(
    of grid: ModuleGrid, quietZone: QuietZone, layout: FrameLayout, condition: Condition
  ) throws(PlanningError) {
    let (sine, cosine) = PortableMath.sineAndCosine(degrees: condition.rotationDegrees)
    moduleWidth = condition.moduleWidthPixels
    right = Point(x: cosine, y: sine) * moduleWidth
    down = Point(x: -sine, y: cosine) * moduleWidth
    origin = Point(x: 0, y: 0)
    width = 0
    height = 0

    let extent = Quad(
      topLeft: point(x: -quietZone.left, y: -quietZone.top),
      topRight: point(x: grid.width + quietZone.right, y: -quietZone.top),
      bottomRight: point(x: grid.width + quietZone.right, y: grid.height + quietZone.bottom),
      bottomLeft: point(x: -quietZone.left, y: grid.height + quietZone.bottom)
    ).corners
    let horizontal = try Self.place(extent.map(\.x), along: "width", of: layout)
    let vertical = try Self.place(extent.map(\.y), along: "height", of: layout)
    width = horizontal.size
    height = vertical.size
    origin = Point(
      x: horizontal.origin + condition.phaseXPixels, y: vertical.origin + condition.phaseYPixels)
  }

  /// The place of a point given in modules from the symbol's own top left corner.
  func point(x: Double, y: Double) -> Point { origin + right * x + down * y }

  /// The symbol's corners without its quiet zone.
  func corners(of grid: ModuleGrid) -> Quad {
    Quad(
      topLeft: point(x: 0, y: 0), topRight: point(x: grid.width, y: 0),
      bottomRight: point(x: grid.width, y: grid.height), bottomLeft: point(x: 0, y: grid.height))
  }

  /// The frame's size along one axis, and the whole pixel at which the symbol's corner lies, so that
  /// everything from the least to the greatest of `coordinates` is inside at any phase.
  private static func place(
    _ coordinates: [Double], along axis: String, of layout: FrameLayout
  ) throws(PlanningError) -> (size: Int, origin: Double) {
    let before = (-(coordinates.min() ?? 0)).rounded(.up)
    let after = (coordinates.max() ?? 0).rounded(.up)
    let needed = before + after + 1
    guard case .fixed(let frameWidth, let frameHeight) = layout else { return (Int(needed), before) }
    let size = axis == "width" ? frameWidth : frameHeight
    guard needed <= Double(size) else {
      throw .doesNotFit(axis: axis, needed: Int(needed), available: size)
    }
    return (size, before + ((Double(size) - needed) / 2).rounded(.down))
  }
}

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
    of grid: ModuleGrid, quietZone: QuietZone, layout: FrameLayout,
    surround: Surround = Surround(), condition: Condition
  ) throws(PlanningError) {
    let (sine, cosine) = PortableMath.sineAndCosine(degrees: condition.rotationDegrees)
    moduleWidth = condition.moduleWidthPixels
    right = Point(x: cosine, y: sine) * moduleWidth
    down = Point(x: -sine, y: cosine) * moduleWidth
    origin = Point(x: 0, y: 0)
    width = 0
    height = 0

    let extent = outerCorners(of: grid, quietZone)
    let horizontal = try Self.place(
      extent.map(\.x), between: (surround.left, surround.right), along: "width", of: layout)
    let vertical = try Self.place(
      extent.map(\.y), between: (surround.top, surround.bottom), along: "height", of: layout)
    width = horizontal.size
    height = vertical.size
    origin = Point(
      x: horizontal.origin + condition.phaseXPixels, y: vertical.origin + condition.phaseYPixels)
  }

  /// The module width, in pixels, at which symbol and quiet zone fill `share` of a frame along the axis that
  /// they fill most.
  static func moduleWidth(
    filling share: Double, ofWidth width: Int, height: Int, with grid: ModuleGrid,
    quietZone: QuietZone, condition: Condition
  ) throws(PlanningError) -> Double {
    var unit = condition
    unit.moduleWidthPixels = 1
    let corners = try FrameGeometry(
      of: grid, quietZone: quietZone, layout: .tight, condition: unit
    ).outerCorners(of: grid, quietZone)
    func extent(_ coordinates: [Double]) -> Double {
      (coordinates.max() ?? 0) - (coordinates.min() ?? 0)
    }
    return share
      * min(Double(width) / extent(corners.map(\.x)), Double(height) / extent(corners.map(\.y)))
  }

  /// The corners of the quiet zone.
  private func outerCorners(of grid: ModuleGrid, _ quietZone: QuietZone) -> [Point] {
    let (left, right) = (-quietZone.left, grid.width + quietZone.right)
    let (top, bottom) = (-quietZone.top, grid.height + quietZone.bottom)
    return [
      point(x: left, y: top), point(x: right, y: top), point(x: right, y: bottom),
      point(x: left, y: bottom),
    ]
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
    _ coordinates: [Double], between margins: (Int, Int), along axis: String, of layout: FrameLayout
  ) throws(PlanningError) -> (size: Int, origin: Double) {
    let before = Int((-(coordinates.min() ?? 0)).rounded(.up))
    let needed = before + Int((coordinates.max() ?? 0).rounded(.up)) + 1
    guard case .fixed(let frameWidth, let frameHeight) = layout else {
      return (margins.0 + needed + margins.1, Double(margins.0 + before))
    }
    let size = axis == "width" ? frameWidth : frameHeight
    guard needed <= size else {
      throw .doesNotFit(axis: axis, needed: needed, available: size)
    }
    let middle = (size - needed) / 2
    let shifted = min(max(0, middle + margins.0 - margins.1), size - needed)
    return (size, Double(shifted + before))
  }
}

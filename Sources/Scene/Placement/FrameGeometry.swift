package import Barcodes

/// Where the sheet with the symbols lies in a frame.
package struct FrameGeometry: Equatable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  package let view: CameraView
  /// The image of the sheet's middle, in pixels; in streams the frame's own.
  private let middle: Point

  /// Places the sheet of a stream in a frame, as it lies before the camera.
  ///
  /// - Parameter placement: a point of the sheet, and where it lies beside the camera's axis, in modules to the right and down.
  /// - Throws: `PlacementError.outOfSight` where a part of a symbol is behind the camera, or turned away from it within the picture.
  package init(
    of sheet: SymbolSheet, at placement: (anchor: Point, offset: Point), width: Int, height: Int,
    condition: Condition
  ) throws(PlacementError) {
    view = CameraView(of: sheet.symbols, condition, placement: placement)
    (self.width, self.height) = (width, height)
    middle = Point(x: Double(width) / 2, y: Double(height) / 2)
    let border = sheet.labels.border
    guard border.allSatisfy(view.isInFront) else { throw .outOfSight }
    let image = border.map(point)
    let isPast =
      image.allSatisfy { $0.x < 0 } || image.allSatisfy { $0.x > Double(width) }
      || image.allSatisfy { $0.y < 0 } || image.allSatisfy { $0.y > Double(height) }
    // What has left the picture may turn away.
    guard isPast || sheet.symbols.border.allSatisfy(view.sees) else { throw .outOfSight }
    let reach = Coordinate<Double>.range
    guard image.allSatisfy({ reach.contains($0.x) && reach.contains($0.y) }) else {
      throw .outOfSight
    }
  }

  /// Places the sheet in a frame, so that the first symbol's own top left corner has the condition's phase
  /// within its pixel.
  ///
  /// - Throws: `PlacementError` where the sheet does not fit its frame, or is not in sight.
  package init(
    of sheet: SymbolSheet, in layout: FrameLayout, surround: PaperMargin, allowsClipping: Bool,
    condition: Condition
  ) throws(PlacementError) {
    let view = CameraView(of: sheet.symbols, condition)
    self.view = view
    let border = sheet.labels.border
    // A quiet zone may go around the corner; a symbol may not.
    guard border.allSatisfy(view.isInFront), sheet.symbols.border.allSatisfy(view.sees) else {
      throw .outOfSight
    }
    let corner = view.image(of: sheet.placed[0].origin)
    let extent = border.map { view.image(of: $0) - corner }
    // What is nearly turned away reaches as far as one likes.
    let reach = Coordinate<Double>.range
    guard extent.allSatisfy({ reach.contains($0.x) && reach.contains($0.y) }) else {
      throw .outOfSight
    }
    let horizontal = try AxisPlacement(
      extent.map(\.x), between: (surround.left, surround.right), position: condition.positionX,
      frameSize: layout.width
    )
    .fitting(axis: "x", side: "width", unless: allowsClipping)
    let vertical = try AxisPlacement(
      extent.map(\.y), between: (surround.top, surround.bottom), position: condition.positionY,
      frameSize: layout.height
    )
    .fitting(axis: "y", side: "height", unless: allowsClipping)
    width = horizontal.size
    height = vertical.size
    let side = Side<Int>.range.upperBound
    guard width * height <= GreyImage.mostPixels, Double(max(width, height)) <= side else {
      throw .tooLarge(width: width, height: height)
    }
    middle =
      Point(
        x: Double(horizontal.origin) + condition.phaseXPixels,
        y: Double(vertical.origin) + condition.phaseYPixels) - corner
  }

  /// The place in the frame of a point of the sheet.
  package func point(_ sheet: Point) -> Point { middle + view.image(of: sheet) }

  /// The corners of an extent of the sheet.
  package func corners(of extent: SheetExtent) -> Quad {
    let corners = extent.corners.map(point)
    return Quad(
      topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
  }
}

/// The frame's size along one axis, and the whole pixel at which the first symbol's corner lies.
private struct AxisPlacement {
  let size: Int
  let origin: Int
  private let needed: Int
  private let position: Double

  /// - Parameters:
  ///   - coordinates: of the labels' border from that corner, in pixels; all are inside at any phase.
  ///   - margins: the surround before and after.
  ///   - position: 0 to 1 within the room that is left.
  ///   - frameSize: nil where the frame is as large as needed.
  init(_ coordinates: [Double], between margins: (Int, Int), position: Double, frameSize: Int?) {
    let before = Int((-(coordinates.min() ?? 0)).rounded(.up))
    needed = before + Int((coordinates.max() ?? 0).rounded(.up)) + 1
    self.position = position
    guard let frameSize else {
      size = margins.0 + needed + margins.1
      origin = margins.0 + before
      return
    }
    size = frameSize
    let free = frameSize - needed
    let start = Int((Double(free) * position).rounded(.down))
    // The surround may not push over the edge what would fit.
    let shifted = start + margins.0 - margins.1
    origin =
      before + ((0...max(0, free)).contains(start) ? min(max(0, shifted), max(free, 0)) : start)
  }

  func fitting(
    axis: String, side: String, unless mayBeClipped: Bool
  ) throws(PlacementError) -> AxisPlacement {
    if mayBeClipped { return self }
    guard needed <= size else {
      throw .doesNotFit(axis: side, needed: needed, available: size)
    }
    guard (0...1).contains(position) else {
      throw .liesAcrossEdge(axis: axis, position: position)
    }
    return self
  }
}

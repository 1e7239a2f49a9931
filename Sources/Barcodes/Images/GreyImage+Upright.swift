extension GreyImage {
  /// A part of the image, cut out and then turned or mirrored so that it lies upright.
  ///
  /// - Parameters:
  ///   - orientation: how the image lies.
  ///   - region: within the image; nil for the whole.
  public func upright(_ orientation: ImageOrientation, of region: PixelRectangle? = nil)
    -> GreyImage
  {
    let whole = PixelRectangle(width: width, height: height)
    let region = region ?? whole
    if region == whole && orientation == .up { return self }
    let walk = PixelWalk(region, orientation, rowLength: width)
    return GreyImage(width: walk.width, height: walk.height, pixels: walk.pixels(of: pixels))
  }
}

/// In which order the pixels of a frame's region make the rows of the upright image.
private struct PixelWalk {
  /// The size of the upright image, in pixels.
  let width: Int
  let height: Int
  /// The index in the frame of its first pixel.
  let start: Int
  /// From an upright pixel to the one on its right, in the frame.
  let stepRight: Int
  /// From an upright pixel to the one below.
  let stepDown: Int

  init(_ region: PixelRectangle, _ orientation: ImageOrientation, rowLength: Int) {
    let (left, right) = (region.x, region.x + region.width - 1)
    let (top, bottom) = (region.y, region.y + region.height - 1)
    // The frame's pixel that is the upright image's first, then the steps, in columns and rows.
    let (first, across, down) =
      switch orientation {
      case .up: ((left, top), (1, 0), (0, 1))
      case .upMirrored: ((right, top), (-1, 0), (0, 1))
      case .down: ((right, bottom), (-1, 0), (0, -1))
      case .downMirrored: ((left, bottom), (1, 0), (0, -1))
      case .leftMirrored: ((left, top), (0, 1), (1, 0))
      case .right: ((left, bottom), (0, -1), (1, 0))
      case .rightMirrored: ((right, bottom), (0, -1), (-1, 0))
      case .left: ((right, top), (0, 1), (-1, 0))
      }
    (width, height) =
      orientation.swapsSides ? (region.height, region.width) : (region.width, region.height)
    start = first.1 * rowLength + first.0
    stepRight = across.1 * rowLength + across.0
    stepDown = down.1 * rowLength + down.0
  }

  /// Square by square: down the frame's columns, each pixel would come from another line of the processor's cache.
  func pixels(of frame: [UInt8]) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: width * height)
    let source = frame.span
    var upright = pixels.mutableSpan
    for top in stride(from: 0, to: height, by: Self.square) {
      for left in stride(from: 0, to: width, by: Self.square) {
        for row in top..<min(top + Self.square, height) {
          var index = start + row * stepDown + left * stepRight
          let line = row * width
          for place in (line + left)..<(line + min(left + Self.square, width)) {
            upright[place] = source[index]
            index &+= stepRight
          }
        }
      }
    }
    return pixels
  }

  /// In pixels: two squares of this side lie in any processor's first cache.
  private static let square = 64
}

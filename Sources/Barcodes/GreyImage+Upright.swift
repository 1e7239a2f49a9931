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
    var upright: [UInt8] = []
    upright.reserveCapacity(walk.width * walk.height)
    for row in 0..<walk.height {
      var index = walk.start + row * walk.stepDown
      for _ in 0..<walk.width {
        upright.append(pixels[index])
        index += walk.stepRight
      }
    }
    return GreyImage(width: walk.width, height: walk.height, pixels: upright)
  }
}

/// In which order the pixels of a frame's region make the rows of the upright image.
private struct PixelWalk {
  /// Of the upright image, in pixels.
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
}

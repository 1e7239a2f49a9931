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
    let (left, right) = (region.x, region.x + region.width - 1)
    let (top, bottom) = (region.y, region.y + region.height - 1)
    // The pixel that is the upright image's first, then the steps to the one on its right and the one below, in columns and rows.
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
    let size =
      orientation.swapsSides
      ? PixelRectangle(width: region.height, height: region.width)
      : PixelRectangle(width: region.width, height: region.height)
    return walked(
      from: first.1 * width + first.0, right: across.1 * width + across.0,
      down: down.1 * width + down.0, to: size)
  }

  /// The image that a walk over the pixels makes. Square by square: down the frame's columns, each pixel would come from another line of
  /// the processor's cache.
  ///
  /// - Parameters:
  ///   - start: the index of the first pixel.
  ///   - stepRight, stepDown: what is added to it for the pixel on the right, and for the one below.
  ///   - size: of the new image.
  private func walked(
    from start: Int, right stepRight: Int, down stepDown: Int, to size: PixelRectangle
  ) -> GreyImage {
    let (width, height) = (size.width, size.height)
    var pixels = [UInt8](repeating: 0, count: width * height)
    let source = self.pixels.span
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
    return GreyImage(width: width, height: height, pixels: pixels)
  }

  /// In pixels: two squares of this side lie in any processor's first cache.
  private static let square = 64
}

package import Barcodes

extension GreyImage {
  /// A small copy for pages, at most 320 pixels on each side; nil for a picture so long and narrow that nothing would be left of it.
  ///
  /// `factor` is the side, in the picture's pixels, of the square whose mean is a pixel of the copy; what remains at the right and
  /// bottom is cut off.
  package var thumbnail: (image: GreyImage, factor: Int)? {
    let most = FramePictures.widestForPage
    let factor = (max(width, height) + most - 1) / most
    guard factor <= min(width, height) else { return nil }
    let copy = factor == 1 ? self : reduced(by: factor).with(greyLevels: FramePictures.greyLevels)
    return (copy, factor)
  }

  /// Returns the image with fewer grey levels, black and full scale among them.
  func with(greyLevels count: Int) -> GreyImage {
    let steps = count - 1
    return GreyImage(
      width: width, height: height,
      pixels: pixels.map { UInt8(((Int($0) * steps + 127) / 255 * 255 + steps / 2) / steps) })
  }

  /// Returns the image with one pixel for each square of `factor` by `factor`: their mean, rounded.
  /// An incomplete square at the right or bottom is cut off.
  ///
  /// - Precondition: `factor` is at least 1 and at most the width and the height.
  func reduced(by factor: Int) -> GreyImage {
    var reduced = GreyImage(width: width / factor, height: height / factor, filledWith: 0)
    for y in 0..<reduced.height {
      for x in 0..<reduced.width {
        var sum = factor * factor / 2
        for row in (y * factor)..<((y + 1) * factor) {
          for column in (x * factor)..<((x + 1) * factor) { sum += Int(self[column, row]) }
        }
        reduced[x, y] = UInt8(sum / (factor * factor))
      }
    }
    return reduced
  }
}

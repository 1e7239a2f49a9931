package import Barcodes
import Photographed

/// A small copy of a picture, for pages.
package struct Thumbnail {
  /// The copy, at most 320 pixels on each side.
  package let image: GreyImage
  /// The side, in the picture's pixels, of the square whose mean is a pixel of the copy; what
  /// remains at the right and bottom is cut off.
  package let factor: Int

  /// Returns nil for a picture so long and narrow that nothing would be left of it.
  package init?(of picture: GreyImage) {
    let most = FramePictures.widestForPage
    let factor = (max(picture.width, picture.height) + most - 1) / most
    guard factor <= min(picture.width, picture.height) else { return nil }
    self.factor = factor
    image =
      factor == 1 ? picture : picture.reduced(by: factor).with(greyLevels: FramePictures.greyLevels)
  }

  /// - Throws: `PNGError`.
  package func write(to path: String) throws { try image.writePNG(to: path) }
}

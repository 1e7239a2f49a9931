package import Barcodes
import Photographed

/// A small copy of a picture, for pages.
package struct Thumbnail {
  /// On each side at most 320 pixels.
  package let image: GreyImage
  /// How many pixels of the picture, on each side, one of the copy is the mean of; what is left over at the right and below is cut
  /// off.
  package let factor: Int

  /// Nil of a picture so long and narrow that nothing would be left of it.
  package init?(of picture: GreyImage) {
    let most = FramePictures.widestForPage
    let factor = (max(picture.width, picture.height) + most - 1) / most
    guard factor <= min(picture.width, picture.height) else { return nil }
    self.factor = factor
    image =
      factor == 1 ? picture : picture.reduced(by: factor).with(greyLevels: FramePictures.greyLevels)
  }

  /// - Throws: `PNGError`.
  package func write(to path: String) throws { try PNGFile.write(image, to: path) }
}

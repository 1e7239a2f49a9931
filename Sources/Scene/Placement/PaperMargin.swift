package import Encoding

/// Plain paper beyond the quiet zone, in whole pixels.
///
/// Readers binarise in blocks, zxing-cpp's of 8 pixels; were the symbol always at one place among them, all
/// frames would meet them alike, and trials would not be independent. So each frame draws its own.
package struct PaperMargin: Hashable, Sendable {
  /// As large as the largest block known, so that every offset is as likely.
  static let range = 0...7

  package let left: Int
  package let top: Int
  package let right: Int
  package let bottom: Int

  /// In pixels.
  package init(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  package static func draw(with random: inout FrameRandom) -> PaperMargin {
    PaperMargin(
      left: random.draw(in: range), top: random.draw(in: range), right: random.draw(in: range),
      bottom: random.draw(in: range))
  }
}

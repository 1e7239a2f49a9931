/// An 8-bit greyscale image, rows from top to bottom, without padding.
public struct GreyImage: Sendable, Equatable {
  /// The most pixels that are read or rendered: those of 16,384 × 16,384, the largest frame that a suite may ask for.
  package static let mostPixels = 1 << 28

  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// `width * height` grey levels, 0 black to 255 white; the pixel in column x of row y is at `y * width + x`.
  public var pixels: [UInt8]

  /// - Precondition: `pixels.count == width * height`, both at least 1.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0 && pixels.count == width * height, "not a whole image")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// An image of one grey level.
  public init(width: Int, height: Int, filledWith level: UInt8) {
    self.init(
      width: width, height: height, pixels: Array(repeating: level, count: width * height))
  }

  public subscript(x: Int, y: Int) -> UInt8 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}

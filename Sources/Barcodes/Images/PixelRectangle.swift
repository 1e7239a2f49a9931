/// Whole pixels of an image: those of `width` columns from `x` on, in `height` rows from `y` on.
public struct PixelRectangle: Sendable, Hashable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// All pixels of an image of this size.
  public init(width: Int, height: Int) { self.init(x: 0, y: 0, width: width, height: height) }

  /// The edges, clockwise from the top left.
  public var quad: Quad {
    Quad(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  /// True if there is a pixel, and every one lies within `other`. Safe for any numbers.
  public func lies(in other: PixelRectangle) -> Bool {
    guard width > 0, height > 0, x >= other.x, y >= other.y else { return false }
    let (right, rightOverflows) = x.addingReportingOverflow(width)
    let (bottom, bottomOverflows) = y.addingReportingOverflow(height)
    return !rightOverflows && !bottomOverflows && right <= other.x + other.width
      && bottom <= other.y + other.height
  }
}

/// Stored as `[x, y, width, height]`.
extension PixelRectangle: Codable {
  public init(from decoder: any Decoder) throws {
    let numbers = try Coordinate<[Int]>(from: decoder).wrappedValue
    guard numbers.count == 4 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a rectangle is [x, y, width, height], not \(numbers.count) numbers"))
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  public func encode(to encoder: any Encoder) throws {
    try [x, y, width, height].encode(to: encoder)
  }
}

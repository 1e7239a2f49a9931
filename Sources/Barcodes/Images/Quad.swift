/// The four outer corners of a symbol without its quiet zone, clockwise as the symbol itself is read, from
/// its own top left.
public struct Quad: Sendable, Hashable {
  public var topLeft: Point
  public var topRight: Point
  public var bottomRight: Point
  public var bottomLeft: Point

  public init(topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The quad with these corners, or nil unless there are four.
  public init?(corners: [Point]) {
    guard corners.count == 4 else { return nil }
    self.init(
      topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
  }

  /// The corners in their order.
  public var corners: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The same quad elsewhere.
  public func moved(by offset: Point) -> Quad {
    Quad(
      topLeft: topLeft + offset, topRight: topRight + offset, bottomRight: bottomRight + offset,
      bottomLeft: bottomLeft + offset)
  }

  /// The same area with top and bottom exchanged, so that its corners run the other way round.
  public var flipped: Quad {
    Quad(topLeft: bottomLeft, topRight: bottomRight, bottomRight: topRight, bottomLeft: topLeft)
  }

  public var centre: Point { corners.reduce(Point(x: 0, y: 0), +) * 0.25 }

  /// The line from the middle of the left side to the middle of the right side: what a linear reader scans.
  public var scanLine: (start: Point, end: Point) {
    (topLeft.midpoint(to: bottomLeft), topRight.midpoint(to: bottomRight))
  }
}

/// Stored as the array of its corners.
extension Quad: Codable {
  public init(from decoder: any Decoder) throws {
    let corners = try [Point](from: decoder)
    guard let quad = Quad(corners: corners) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a quad has 4 corners, not \(corners.count)"))
    }
    self = quad
  }

  public func encode(to encoder: any Encoder) throws { try corners.encode(to: encoder) }
}

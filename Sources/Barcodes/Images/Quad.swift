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

  /// A rectangle whose sides are along x and y.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(
      topLeft: Point(x: x, y: y), topRight: Point(x: x + width, y: y),
      bottomRight: Point(x: x + width, y: y + height), bottomLeft: Point(x: x, y: y + height))
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
  public func moved(by offset: Point) -> Quad { map { $0 + offset } }

  /// The quad of what becomes of each corner.
  package func map(_ move: (Point) -> Point) -> Quad {
    Quad(
      topLeft: move(topLeft), topRight: move(topRight), bottomRight: move(bottomRight),
      bottomLeft: move(bottomLeft))
  }

  /// The same area with top and bottom exchanged, so that its corners run the other way round.
  public var flipped: Quad {
    Quad(topLeft: bottomLeft, topRight: bottomRight, bottomRight: topRight, bottomLeft: topLeft)
  }

  public var centre: Point { corners.reduce(Point(x: 0, y: 0), +) * 0.25 }

  package var longestSide: Double {
    zip(corners, corners.dropFirst() + corners.prefix(1)).map { ($1 - $0).length }.max() ?? 0
  }

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

/// A point of the frame, in pixels: the origin is the top left corner of the top left pixel, x runs right,
/// y down, and a pixel's centre is at .5.
public struct Point: Sendable, Hashable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  public static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }

  /// The distance from the origin.
  public var length: Double { (x * x + y * y).squareRoot() }

  public var isFinite: Bool { x.isFinite && y.isFinite }

  public func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The z component of the cross product: positive where `other` lies clockwise of `self` on the screen.
  public func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  public func midpoint(to other: Point) -> Point { (self + other) * 0.5 }
}

/// Stored as `[x, y]`.
extension Point: Codable {
  /// Refuses what lies so far away that lengths and areas would overflow.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let x = try container.decode(Coordinate<Double>.self).wrappedValue
    self.init(x: x, y: try container.decode(Coordinate<Double>.self).wrappedValue)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(x)
    try container.encode(y)
  }
}

/// A turn of an image by quarters, clockwise on the screen.
public struct ImageTurn: Sendable, Hashable, CaseIterable {
  /// 0 to 3.
  public let quarters: Int

  public static let allCases = (0...3).map { ImageTurn(quarters: $0) }

  private init(quarters: Int) { self.quarters = quarters }

  /// Nil unless it is 0, 90, 180 or 270.
  public init?(clockwiseDegrees degrees: Int) {
    guard (0...270).contains(degrees), degrees.isMultiple(of: 90) else { return nil }
    quarters = degrees / 90
  }

  public var degrees: Int { quarters * 90 }

  /// The width and height of an image after the turn.
  public func size(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
    quarters.isMultiple(of: 2) ? (width, height) : (height, width)
  }
}

extension GreyImage {
  public func turned(by turn: ImageTurn) -> GreyImage {
    upright([.up, .right, .down, .left][turn.quarters])
  }
}

extension Quad {
  /// Where the corners are after the image is turned; they keep their order, which is the symbol's.
  ///
  /// - Parameters:
  ///   - width: of the image before, in pixels.
  ///   - height: likewise.
  public func turned(by turn: ImageTurn, width: Int, height: Int) -> Quad {
    let (right, bottom) = (Double(width), Double(height))
    return map { point in
      switch turn.quarters {
      case 1: Point(x: bottom - point.y, y: point.x)
      case 2: Point(x: right - point.x, y: bottom - point.y)
      case 3: Point(x: point.y, y: right - point.x)
      default: point
      }
    }
  }
}

package import Barcodes
import Encoding

/// By how much scans differ from one another: each draws, once, up to so much to either side, all values being as likely.
package struct ScanSpread: Sendable, Equatable {
  /// As a share of the distance.
  package var distance = 0.0
  /// As shares of the frame's width and height.
  package var shift = Point(x: 0, y: 0)
  package var turn = CodePose.PoseTurn()

  package static let none = ScanSpread()

  /// The values that one scan draws.
  package struct Draw: Equatable {
    package var distanceFactor: Double
    package var shift: Point
    package var turn: CodePose.PoseTurn
    /// True if the scan's autofocus hunts.
    package var hunts: Bool
    /// For motions that begin at a moment of their own.
    package var chance: Double
  }

  /// - Parameters:
  ///   - seed: of the scan.
  ///   - huntingShare: of scans, those whose autofocus hunts.
  package func draw(seed: UInt64, huntingShare: Double) -> Draw {
    var random = FrameRandom(seed: seed, purpose: .scan)
    func draw(_ most: Double) -> Double { most * (2 * random.drawUnit() - 1) }
    return Draw(
      distanceFactor: 1 + draw(distance), shift: Point(x: draw(shift.x), y: draw(shift.y)),
      turn: CodePose.PoseTurn(
        yaw: draw(turn.yaw), pitch: draw(turn.pitch), roll: draw(turn.roll)),
      hunts: random.drawUnit() < huntingShare, chance: random.drawUnit())
  }
}

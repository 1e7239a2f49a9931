/// By how much scans differ from one another: each draws, once, up to so much to either side, all values being as likely.
struct ScanSpread: Sendable, Equatable {
  /// As a share of the distance.
  var distance = 0.0
  /// As shares of the frame's width and height.
  var x = 0.0
  var y = 0.0
  var yawDegrees = 0.0
  var pitchDegrees = 0.0
  var rollDegrees = 0.0

  static let none = ScanSpread()

  /// What one scan draws.
  struct Draw: Equatable {
    var distanceFactor: Double
    var shift: PicturePoint
    var turn: CodePose.Turn
    /// Whether its autofocus hunts.
    var hunts: Bool
    /// For motions that begin at a moment of their own.
    var chance: Double
  }

  /// - Parameters:
  ///   - seed: of the scan.
  ///   - huntingShare: of scans, those whose autofocus hunts.
  func draw(seed: UInt64, huntingShare: Double) -> Draw {
    var random = FrameRandom(seed: seed, purpose: .scan)
    func draw(_ most: Double) -> Double { most * (2 * random.drawUnit() - 1) }
    return Draw(
      distanceFactor: 1 + draw(distance), shift: PicturePoint(x: draw(x), y: draw(y)),
      turn: CodePose.Turn(
        yaw: draw(yawDegrees), pitch: draw(pitchDegrees), roll: draw(rollDegrees)),
      hunts: random.drawUnit() < huntingShare, chance: random.drawUnit())
  }
}

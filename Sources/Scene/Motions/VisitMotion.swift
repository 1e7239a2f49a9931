import Barcodes

/// A phone that visits the codes of a sheet one after the other: it dwells on each, and moves to the next by the course of least
/// jerk. On the last one it stays.
package struct VisitMotion: CodeMotion, Equatable {
  /// Where the visited code is held.
  var aim = Point.middleOfPicture
  package var dwellSeconds: Double
  package var moveSeconds: Double
  package var labelGapMillimetres: Double?

  package var words: String {
    "codes visited one after the other, \(dwellSeconds.shortestText) s each"
  }

  /// The time until the last code has been dwelt on.
  package static func seconds(codes: Int, dwell: Double, move: Double) -> Double {
    Double(codes) * dwell + Double(codes - 1) * move
  }

  package func pose(at seconds: Double, in setting: ScanSetting) -> CodePose {
    let period = dwellSeconds + moveSeconds
    let visited = min(max(0, Int((seconds / period).rounded(.down))), setting.codeCount - 1)
    let course = leastJerk(
      at: seconds - Double(visited) * period - dwellSeconds, duration: moveSeconds)
    let isLast = visited == setting.codeCount - 1
    return CodePose(
      place: setting.place(seenAt: aim, distance: setting.distanceMillimetres),
      aim: AimTarget(
        from: visited, to: isLast ? visited : visited + 1, share: isLast ? 0 : course.share,
        sharePerSecond: isLast ? 0 : course.perSecond))
  }
}

import Barcodes

/// A phone that is brought to a code and aimed at it, by the course of least jerk along a straight line, and held there.
package struct ApproachMotion: CodeMotion, Equatable {
  /// Where it begins.
  var fromMillimetres: Double
  /// Where the code is seen then.
  var from = Point.middleOfPicture
  /// Where the code is held in the end, at the suite's distance.
  var aim = Point.middleOfPicture
  /// When the movement begins, and how long it takes.
  var afterSeconds = 0.0
  var lastsSeconds: Double

  package var words: String {
    "a code approached from \((fromMillimetres / 10).shortestText) cm in "
      + "\(lastsSeconds.shortestText) s"
  }

  package func pose(at seconds: Double, in setting: ScanSetting) -> CodePose {
    let start = setting.place(seenAt: from, distance: fromMillimetres)
    let way = setting.place(seenAt: aim, distance: setting.distanceMillimetres) - start
    let course = leastJerk(at: seconds - afterSeconds, duration: lastsSeconds)
    return CodePose(place: start + way * course.share, velocity: way * course.perSecond)
  }

  package func farthest(in setting: ScanSetting) -> Double {
    max(fromMillimetres, setting.distanceMillimetres)
  }
}

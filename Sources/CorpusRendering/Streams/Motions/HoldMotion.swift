/// A hand that holds still: the code stays at one place of the picture.
struct HoldMotion: CodeMotion, Equatable {
  /// Where the code is held.
  var aim = PicturePoint.middle

  var words: String { "a code held still" }

  func pose(at seconds: Double, in setting: ScanSetting) -> CodePose {
    CodePose(place: setting.place(seenAt: aim, distance: setting.distanceMillimetres))
  }
}

import Barcodes

/// A hand that holds still: the code stays at one place of the picture.
package struct HoldMotion: CodeMotion, Equatable {
  /// Where the code is held.
  var aim = Point.middleOfPicture

  package var words: String { "a code held still" }

  package func pose(at seconds: Double, in setting: ScanSetting) -> CodePose {
    CodePose(place: setting.place(seenAt: aim, distance: setting.distanceMillimetres))
  }
}

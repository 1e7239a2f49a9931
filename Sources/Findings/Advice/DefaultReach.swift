import Barcodes

/// The distance at which a code is read whose modules are those of an EAN-13 at 100 %, before the
/// usual camera, without zoom.
package enum DefaultReach {
  /// In millimetres.
  ///
  /// - Parameter pixels: that a module needs.
  package static func distance(ofPixels pixels: Double, in size: FrameSize) -> Double {
    PinholeCamera(
      fieldOfViewDegrees: AdviceQuestion.usualFieldOfView, longerSidePixels: size.longerSide
    ).distance(ofMillimetres: AdviceQuestion.usualModule, pixels: pixels)
  }
}

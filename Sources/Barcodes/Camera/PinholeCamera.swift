/// A pinhole camera that faces what it sees: how millimetres at a distance become pixels, w · f / d (Hartley and Zisserman,
/// Multiple View Geometry, 6.1), without the little by which a lens that focuses near sees narrower.
package struct PinholeCamera: Sendable, Hashable {
  /// In pixels of its frames.
  package let focalLengthPixels: Double

  package init(focalLengthPixels: Double) {
    self.focalLengthPixels = focalLengthPixels
  }

  /// - Parameters:
  ///   - fieldOfViewDegrees: across the frame's longer side, below 180.
  ///   - longerSidePixels: of the frame.
  package init(fieldOfViewDegrees: Double, longerSidePixels: Double) {
    let half = PortableMath.sineAndCosine(degrees: fieldOfViewDegrees / 2)
    focalLengthPixels = longerSidePixels / 2 * half.cosine / half.sine
  }

  /// - Parameter distance: from the camera, in millimetres, above 0.
  package func pixelsPerMillimetre(atDistance distance: Double) -> Double {
    focalLengthPixels / distance
  }

  /// The distance in millimetres at which so much is so many pixels wide.
  package func distance(ofMillimetres width: Double, pixels: Double) -> Double {
    width * focalLengthPixels / pixels
  }

  /// The length, in millimetres, of so many pixels at such a distance, in millimetres.
  package func millimetres(ofPixels pixels: Double, atDistance distance: Double) -> Double {
    pixels * distance / focalLengthPixels
  }
}

package import Barcodes

/// Where a frame of a stream stands in its scan: when the camera took it, and what of it changes from frame to frame.
package struct StreamFrameRecord: Codable, Sendable, Equatable {
  /// The scan's number among those of its symbology and point, from 0.
  @SmallCount package var scan: Int
  /// The frame's number in its scan, from 0.
  @SmallCount package var frame: Int
  /// When it has been read out and can be handed over, from the stream's start.
  @Nanoseconds package var handedOverNanoseconds: Int64
  /// The middle of its exposure, in seconds from the stream's start.
  @Quantity package var middleSeconds: Double
  /// In seconds.
  @Quantity package var exposureSeconds: Double
  /// The factor by which the sensor's signal is amplified; 1 at its base sensitivity.
  @Quantity package var gain: Double
  /// Along the camera's axis, to the middle of the code that is aimed at, or of the sheet with all codes, in millimetres.
  @Extent package var distanceMillimetres: Double
  /// Where the lens is focused, in millimetres from the camera.
  @Extent package var focusMillimetres: Double
  /// The place among the frame's codes of the one that the person aims at; absent where any may be read.
  @SmallCount package var aimedAt: Int?

  /// One function: it has what a frame of a stream has.
  package init(
    scan: Int, frame: Int, handedOverNanoseconds: Int64, middleSeconds: Double,
    exposureSeconds: Double, gain: Double, distanceMillimetres: Double, focusMillimetres: Double,
    aimedAt: Int? = nil
  ) {
    self.scan = scan
    self.frame = frame
    self.handedOverNanoseconds = handedOverNanoseconds
    self.middleSeconds = middleSeconds
    self.exposureSeconds = exposureSeconds
    self.gain = gain
    self.distanceMillimetres = distanceMillimetres
    self.focusMillimetres = focusMillimetres
    self.aimedAt = aimedAt
  }
}

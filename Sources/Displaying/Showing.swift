package import Records

/// A frame on the screen, by the display's clock.
package struct Showing: Sendable, Equatable {
  package var frame: FrameRecord
  /// When the frame stood there.
  package var beginMilliseconds: Double
  /// When the blank after it was over. What arrives until then is taken to be of this frame.
  package var endMilliseconds: Double

  package init(frame: FrameRecord, beginMilliseconds: Double, endMilliseconds: Double) {
    self.frame = frame
    self.beginMilliseconds = beginMilliseconds
    self.endMilliseconds = endMilliseconds
  }

  func covers(_ arrival: Arrival) -> Bool {
    beginMilliseconds <= arrival.milliseconds && arrival.milliseconds < endMilliseconds
  }
}

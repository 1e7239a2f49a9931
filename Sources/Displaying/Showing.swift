package import Records

/// A frame on the screen, with its times by the display's clock.
package struct Showing: Sendable, Equatable {
  package var frame: FrameRecord
  package var beginMilliseconds: Double
  /// The end of the blank after the frame. Earlier arrivals are attributed to this frame.
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

import Displaying
import Records

struct ShownFrames: Sendable {
  var recording: GrowingRecording
  /// The scanner; nil as long as no page has joined.
  var scanner: RecordedAnswer?
  var showings: [(frame: FrameRecord, period: Range<Double>)] = []
  var arrivals: [Arrival] = []
  var clockError = 0.0
  var inexact = 0
  /// The reason for an early end; nil if there was none.
  var fault: (any Error)?
  var isInterrupted = false

  init(recording: GrowingRecording) { self.recording = recording }

  func count(of all: Int) -> String {
    showings.isEmpty ? "nothing" : "\(showings.count) of \(all) frames"
  }

  var accuracy: String {
    let error = (clockError * 10).rounded(.up) / 10
    return
      "times: from the moment that the browser handed the frame to the screen, whose own delay is in them; the page's clock within "
      + "\(error) ms"
      + (inexact == 0
        ? ""
        : "\npixels: of \(inexact) frames the browser did not say that they are whole pixels of the screen; set its zoom to 100 %")
  }
}

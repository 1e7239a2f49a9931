import Displaying
import Records

struct ShownFrames: Sendable {
  var recording: GrowingRecording
  /// The scanner; nil as long as no page has joined.
  var scanner: RecordedAnswer?
  var showings: [Showing] = []
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

/// An order whose first few indices are spread over the whole suite: each is about a golden section
/// of the count further than the one before.
enum MixedOrder {
  static func of(_ count: Int) -> [Int] {
    guard count > 2 else { return Array(0..<count) }
    var step = Int(Double(count) * 0.618)
    while greatestCommonDivisor(step, count) != 1 { step += 1 }
    return (0..<count).map { $0 * step % count }
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }
}

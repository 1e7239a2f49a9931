import Barcodes
package import Foundation

/// What the page says of a frame that it was to show.
package struct ScreenResult: Decodable {
  /// Why it could not show it; nil where it did.
  var fault: String?
  /// By the display's clock, as are the next.
  var beginMilliseconds: Double?
  var endMilliseconds: Double?
  /// Half of the shortest round trip by which the page set its clock.
  var clockErrorMilliseconds: Double?
  /// Whether the browser says that each pixel of the frame is a whole number of the screen's.
  var isExact: Bool?

  enum CodingKeys: String, CodingKey {
    case fault
    case beginMilliseconds = "begin_ms"
    case endMilliseconds = "end_ms"
    case clockErrorMilliseconds = "clock_error_ms"
    case isExact = "exact"
  }

  /// Reads the body of `result`.
  ///
  /// - Throws: `DisplayFault` where it is of another shape, or says that the frame was not shown.
  package init(_ body: Data) throws(DisplayFault) {
    self = try DisplayFault.decoded(body, "the page's result")
    if let fault { throw DisplayFault(reason: VisibleText.of(fault)) }
  }

  /// By how much the page's clock may be off, in milliseconds.
  ///
  /// - Throws: `DisplayFault` where that is too much for any time to mean something, or cannot be.
  func clockError() throws(DisplayFault) -> Double {
    let error = clockErrorMilliseconds ?? 0
    guard (0...Self.mostClockError).contains(error) else {
      throw DisplayFault(
        reason: "the page says that its clock may be off by \(error) ms; it has to be 0 to "
          + "\(Int(Self.mostClockError)) ms")
    }
    return error
  }

  private static let mostClockError = 1000.0

  /// When the frame was shown, as the page says, which has to fit what is known here: when it was asked and when it answered, by the
  /// display's own clock, and for how long the frame was to be shown.
  ///
  /// - Throws: `DisplayFault` where that cannot be.
  package func period(
    asked: Double, answered: Double, _ times: DisplayTimes
  ) throws(DisplayFault) -> Range<Double> {
    guard let begin = beginMilliseconds, let end = endMilliseconds, begin < end else {
      throw DisplayFault(reason: "the page did not say when it showed the frame")
    }
    // As far as the page knows the display's clock, and has rounded its own.
    let room = try clockError() + 1
    guard begin >= asked - room, end <= answered + room else {
      throw DisplayFault(
        reason: "the page says that it showed a frame from \(begin) to \(end) ms, but was asked at "
          + "\(asked) ms and answered at \(answered) ms")
    }
    let (took, whole) = (end - begin, times.whole.milliseconds)
    // A browser's timers may be coarse, and a busy one is late.
    guard took >= whole - min(100, whole / 10), took <= whole + 1000 else {
      throw DisplayFault(
        reason: "the page showed a frame and its blank for \(took) ms instead of \(whole) ms; keep "
          + "its window in front")
    }
    return begin..<end
  }
}

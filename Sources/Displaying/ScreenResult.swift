import Barcodes
package import Foundation

/// The page's report on a frame that it was asked to show.
package struct ScreenResult: Decodable {
  /// The reason why the page could not show the frame; nil if it did.
  var fault: String?
  /// The start of the frame by the display's clock, as is the end.
  var beginMilliseconds: Double?
  var endMilliseconds: Double?
  /// Half of the shortest round trip with which the page set its clock.
  var clockErrorMilliseconds: Double?
  /// True if the browser says that each pixel of the frame covers whole pixels of the screen.
  var isExact: Bool?

  /// Reads the body of a `result` request.
  ///
  /// - Throws: `DisplayFault` if it has another shape or says that the frame was not shown.
  package init(_ body: Data) throws(DisplayFault) {
    self = try DisplayFault.decoded(body, "the page's result")
    if let fault { throw DisplayFault(reason: VisibleText.of(fault)) }
  }

  /// Returns the largest possible error of the page's clock, in milliseconds.
  ///
  /// - Throws: `DisplayFault` if it is impossible, or too large for any time to be meaningful.
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

  /// Returns the period in which the frame was shown, according to the page. It must fit the
  /// display's own times of the request and the answer, and the planned duration of the frame.
  ///
  /// - Parameter planned: the duration of the frame and the blank after it.
  /// - Throws: `DisplayFault` if it does not fit.
  package func period(
    asked: Double, answered: Double, planned: Duration
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
    let (took, whole) = (end - begin, planned.milliseconds)
    // A browser's timers may be coarse, and a busy one is late.
    guard took >= whole - min(100, whole / 10), took <= whole + 1000 else {
      throw DisplayFault(
        reason: "the page showed a frame and its blank for \(took) ms instead of \(whole) ms; keep "
          + "its window in front")
    }
    return begin..<end
  }
}

package import Barcodes
package import Foundation
package import PageServer
package import Records

/// A screen before a scanner: shows frames one after the other, and takes in what the scanner reads.
///
/// There are two pages, each with an address of its own: one on the screen, and one for a phone whose browser is the scanner. Both
/// addresses take reads.
package actor Display {
  package nonisolated let screen: HostedPage
  package nonisolated let camera: HostedPage
  private let clock: DisplayClock
  private let arrivals: ArrivalLog

  /// - Parameter polyfill: a script that defines BarcodeDetector, for a camera page whose browser has none.
  package init(settings: CameraSettings, polyfill: Data? = nil) throws {
    try self.init(settings: settings, polyfill: polyfill, clock: DisplayClock())
  }

  init(settings: CameraSettings, polyfill: Data? = nil, clock: DisplayClock) throws {
    let arrivals = ArrivalLog()
    (self.clock, self.arrivals) = (clock, arrivals)
    let read: PageAction = { message in
      guard message.method == "POST" else { return PageReply(405, headers: ["Allow": "POST"]) }
      do throws(ArrivalError) {
        try arrivals.add(Arrival(request: message.body, now: clock.milliseconds))
        return PageReply(204)
      } catch {
        return PageReply(400, error.description)
      }
    }
    // In a header: a body would be a packet of its own, for which TCP may wait.
    let time: PageAction = { _ in PageReply(204, headers: ["Now-Ms": "\(clock.milliseconds)"]) }
    let settings = try JSONEncoder().encode(settings)
    screen = HostedPage(files: DisplayPages.screen, actions: ["read": read, "time": time])
    camera = HostedPage(
      files: DisplayPages.camera(polyfill: polyfill),
      actions: ["read": read, "settings": { _ in PageReply(200, json: settings) }])
  }

  /// What the page on the screen says of itself and its device, when it has joined.
  ///
  /// - Throws: `PageFault`, or `DisplayFault` where it says something else.
  package func screenDescription(within limit: Duration) async throws -> ScreenDescription {
    try ScreenDescription(try await screen.joined(within: limit))
  }

  /// Shows a frame for its time, and the ground after it.
  ///
  /// - Returns: when that was.
  /// - Throws: `PageFault`, or `DisplayFault` where the page cannot show it, or says what cannot be.
  package func show(
    _ record: FrameRecord, _ image: GreyImage, number: Int, of count: Int, scale: Int,
    _ times: DisplayTimes
  ) async throws -> Showing {
    let task = ScreenTask(
      act: .show, width: image.width, height: image.height,
      shownMilliseconds: times.shown.milliseconds, blankMilliseconds: times.blank.milliseconds,
      scale: scale, number: number, count: count)
    arrivals.beginFrame()
    let asked = clock.milliseconds
    // A page that was reloaded shows the frame again.
    let answer = try await screen.result(
      of: task.page(body: Data(image.pixels)), within: times.whole * 5 + .seconds(60))
    let result = try ScreenResult(answer)
    let period = try result.period(asked: asked, answered: clock.milliseconds, times)
    clockError = max(clockError, try result.clockError())
    if result.isExact != true { inexact += 1 }
    // Clocks that were set between two frames may say that these overlap.
    let begin = max(period.lowerBound, lastEnd)
    lastEnd = period.upperBound
    return Showing(frame: record, beginMilliseconds: begin, endMilliseconds: period.upperBound)
  }

  /// When the last blank was over.
  private var lastEnd = 0.0
  /// The greatest by which the page's clock may have been off, in milliseconds.
  package private(set) var clockError = 0.0
  /// Frames of which the browser did not say that their pixels are whole ones of the screen.
  package private(set) var inexact = 0

  /// All that has arrived so far.
  package nonisolated var arrived: [Arrival] { arrivals.all }

  /// Lets the page say that all is done. Waits for what still arrives.
  ///
  /// - Returns: all that has arrived.
  package func end() async -> [Arrival] {
    _ = try? await screen.result(of: ScreenTask(act: .end).page(), within: .seconds(5))
    try? await Task.sleep(for: .milliseconds(300))
    return arrivals.all
  }
}

/// Why a frame was not shown.
package struct DisplayFault: Error, CustomStringConvertible {
  package var reason: String
  package var description: String { reason }

  package init(reason: String) { self.reason = reason }

  /// Reads what a page has sent.
  ///
  /// - Parameter what: that is, for the fault where it is something else.
  static func decoded<Value: Decodable>(
    _ body: Data, _ what: String
  ) throws(DisplayFault) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: body)
    } catch {
      throw DisplayFault(
        reason: "\(what) is not as it has to be: \(DecodingError.clause(describing: error))")
    }
  }
}

package import Barcodes
package import Foundation
package import PageServer
import Records

/// A screen in front of a scanner: shows frames one after the other and collects the reads.
///
/// There are two pages, each with its own address: one on the screen, and one for a phone whose
/// browser is the scanner. Both addresses accept reads.
package actor Display {
  package nonisolated let screen: HostedPage
  package nonisolated let camera: HostedPage
  /// The clock of all times: milliseconds since the display began.
  private let now: @Sendable () -> Double
  private let arrivals: ArrivalLog

  /// - Parameters:
  ///   - cameraPixels: the resolution that is requested of the phone's camera.
  ///   - formats: those that the phone looks for.
  ///   - polyfill: a script that defines BarcodeDetector, for a browser without it.
  package init(
    cameraPixels: (width: Int, height: Int), formats: [Symbology], polyfill: Data?
  ) throws {
    let begin = ContinuousClock.now
    try self.init(cameraPixels: cameraPixels, formats: formats, polyfill: polyfill) {
      (ContinuousClock.now - begin).milliseconds
    }
  }

  init(
    cameraPixels: (width: Int, height: Int), formats: [Symbology], polyfill: Data? = nil,
    now: @escaping @Sendable () -> Double
  ) throws {
    let arrivals = ArrivalLog()
    (self.now, self.arrivals) = (now, arrivals)
    let read: PageAction = { method, body in
      guard method == "POST" else { return PageReply(405, headers: ["Allow": "POST"]) }
      do throws(DisplayFault) {
        try arrivals.add(Arrival(request: body, now: now()))
        return PageReply(204)
      } catch {
        return PageReply(400, error.description)
      }
    }
    // In a header: a body would be a packet of its own, for which TCP may wait.
    let time: PageAction = { _, _ in PageReply(204, headers: ["Now-Ms": "\(now())"]) }
    let settings = try RecordCoding.line(
      CameraSettings(
        width: cameraPixels.width, height: cameraPixels.height, formats: formats,
        hasPolyfill: polyfill != nil))
    screen = HostedPage(files: Self.screenFiles, actions: ["read": read, "time": time])
    camera = HostedPage(
      files: Self.cameraFiles(polyfill: polyfill),
      actions: ["read": read, "settings": { _, _ in PageReply(200, json: settings) }])
  }

  /// Returns the description of the screen and its device that the page sends when it joins.
  ///
  /// - Throws: `PageFault`, or `DisplayFault` if the page sends something else.
  package func screenDescription(within limit: Duration) async throws -> ScreenDescription {
    try ScreenDescription(try await screen.joined(within: limit))
  }

  /// Shows a frame for its time, then the ground.
  ///
  /// - Parameters:
  ///   - number: of the frame, from 1.
  ///   - blank: the duration of the neutral ground after the frame.
  /// - Returns: the period of both by the display's clock; what arrives in it is attributed to this frame.
  /// - Throws: `PageFault`, or `DisplayFault` if the page cannot show it or reports impossible
  ///   times.
  package func show(
    _ image: GreyImage, number: Int, of count: Int, scale: Int, for shown: Duration,
    blank: Duration
  ) async throws -> Range<Double> {
    let task = ScreenTask(
      width: image.width, height: image.height,
      shownMilliseconds: shown.milliseconds, blankMilliseconds: blank.milliseconds,
      scale: scale, number: number, count: count)
    arrivals.beginFrame()
    let asked = now()
    // A page that was reloaded shows the frame again.
    let answer = try await screen.result(
      of: PageTask(task, body: Data(image.pixels)), within: (shown + blank) * 5 + .seconds(60))
    let result = try ScreenResult(answer)
    let period = try result.period(asked: asked, answered: now(), planned: shown + blank)
    clockError = max(clockError, try result.clockError())
    if result.isExact != true { inexact += 1 }
    // Clocks that were set between two frames may say that these overlap.
    let begin = min(max(period.lowerBound, lastEnd), period.upperBound)
    lastEnd = period.upperBound
    return begin..<period.upperBound
  }

  private var lastEnd = 0.0
  /// The largest possible error of the page's clock so far, in milliseconds.
  package private(set) var clockError = 0.0
  /// The number of frames whose pixels may not cover whole pixels of the screen.
  package private(set) var inexact = 0

  package nonisolated var arrived: [Arrival] { arrivals.all }

  /// Tells the page that all is done, waits for late arrivals, and returns all of them.
  package func end() async -> [Arrival] {
    _ = try? await screen.result(of: PageTask(ScreenTask(act: "end")), within: .seconds(5))
    try? await Task.sleep(for: .milliseconds(300))
    return arrivals.all
  }
}

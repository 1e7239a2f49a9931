import Barcodes
import Foundation
import Records
import Synchronization
import Testing

@testable import Displaying
@testable import PageServer

/// A display whose page is played by hand.
@Suite struct DisplayTests {
  private let display: Display
  private let time = PlayedTime()
  private let image = GreyImage(width: 2, height: 1, pixels: [0, 255])

  init() throws {
    display = try Display(
      cameraPixels: (width: 1280, height: 720), formats: [.qrCode]
    ) { [time] in time.milliseconds.withLock { $0 } }
  }

  /// The display's clock, set by hand.
  private final class PlayedTime: Sendable {
    let milliseconds = Mutex(0.0)
  }

  /// Shows the frame, for 1.5 s and a blank of half a second, to a page that answers with a result 2.1 s after it was asked.
  ///
  /// - Returns: what the page was asked, and what became of it.
  private func show(_ result: String) async throws -> (task: PageTask, period: Range<Double>) {
    guard
      let seat = await display.screen.join(page: "p", description: Data("{}".utf8))
    else { throw DisplayFault(reason: "no seat") }
    async let period = display.show(
      image, number: 1, of: 3, scale: 2, for: .milliseconds(1500), blank: .milliseconds(500))
    guard let task = try await display.screen.next(seat: seat) else {
      throw DisplayFault(reason: "no task")
    }
    time.milliseconds.withLock { $0 += 2100 }
    try await display.screen.take(
      Data(result.utf8), ofTask: task.id, attempt: task.attempt, seat: seat)
    return (task, try await period)
  }

  @Test func `the page gets the pixels and the times, and says when it showed them`() async throws {
    let (task, period) = try await show(
      #"{"begin_ms":100.5,"end_ms":2100.5,"clock_error_ms":0.7,"is_exact":true}"#)
    let head = try JSONSerialization.jsonObject(with: Data(task.head.utf8)) as? [String: Any]
    #expect(head?["act"] as? String == "show")
    #expect(head?["shown_ms"] as? Double == 1500)
    #expect(head?["blank_ms"] as? Double == 500)
    #expect(head?["scale"] as? Int == 2)
    #expect(task.body == Data([0, 255]))
    #expect(period == 100.5..<2100.5)
    #expect(await display.clockError == 0.7)
    #expect(await display.inexact == 0)
  }

  @Test func `pixels that are not whole ones of the screen are counted`() async throws {
    _ = try await show(#"{"begin_ms":1,"end_ms":2001,"is_exact":null}"#)
    #expect(await display.inexact == 1)
  }

  @Test(arguments: [
    (#"{"fault":"the window is too small"}"#, "the window is too small"),
    ("{}", "the page did not say when it showed the frame"),
    (#"{"begin_ms":2,"end_ms":1}"#, "the page did not say when it showed the frame"),
    (
      #"{"begin_ms":-1e16,"end_ms":2000}"#,
      "the page says that it showed a frame from -1e+16 to 2000.0 ms, but was asked at 0.0 ms and answered at 2100.0 ms"
    ),
    (
      #"{"begin_ms":200,"end_ms":2200,"clock_error_ms":50}"#,
      "the page says that it showed a frame from 200.0 to 2200.0 ms, but was asked at 0.0 ms and answered at 2100.0 ms"
    ),
    (
      #"{"begin_ms":0,"end_ms":1800}"#,
      "the page showed a frame and its blank for 1800.0 ms instead of 2000.0 ms; keep its window in front"
    ),
    (
      #"{"begin_ms":0,"end_ms":2000,"clock_error_ms":1e22}"#,
      "the page says that its clock may be off by 1e+22 ms; it has to be 0 to 1000 ms"
    ),
    (
      #"{"begin_ms":0,"end_ms":2000,"clock_error_ms":-1}"#,
      "the page says that its clock may be off by -1.0 ms; it has to be 0 to 1000 ms"
    ),
    (
      #"{"begin_ms":"0"}"#,
      "the page's result is not as it has to be: a value of another type is needed at begin_ms"
    ),
    ("[1]", "the page's result is not as it has to be: a value of another type is needed"),
  ])
  func `a frame that was not shown, or not as it was to be, is a fault`(
    result: String, message: String
  ) async {
    let fault = await #expect(throws: DisplayFault.self) { _ = try await show(result) }
    #expect(fault?.description == message)
  }

  @Test func `a page that shows a frame before it was asked to is at fault`() async throws {
    _ = try await show(#"{"begin_ms":50,"end_ms":2050}"#)
    let fault = await #expect(throws: DisplayFault.self) {
      _ = try await show(#"{"begin_ms":1500,"end_ms":3500}"#)
    }
    #expect(
      fault?.description
        == "the page says that it showed a frame from 1500.0 to 3500.0 ms, but was asked at 2100.0 ms and answered at 4200.0 ms"
    )
  }

  @Test func `showings that overlap by what the page's clock may be off do not overlap`()
    async throws
  {
    let first = try await show(#"{"begin_ms":140,"end_ms":2140,"clock_error_ms":40}"#).period
    let second = try await show(#"{"begin_ms":2090,"end_ms":4090,"clock_error_ms":40}"#).period
    #expect(first.upperBound == 2140)
    #expect((second.lowerBound, second.upperBound) == (2140, 4090))
  }

  @Test(arguments: [
    (
      #"{"user_agent":7,"width":1,"height":1,"device_pixel_ratio":1}"#,
      "a value of another type is needed at user_agent"
    ),
    (
      #"{"user_agent":"a","width":1e9,"height":1,"device_pixel_ratio":1}"#,
      "1000000000 lies outside 1e-06 … 1000000 at width"
    ),
    (
      #"{"user_agent":"a","width":1,"height":1,"device_pixel_ratio":-1}"#,
      "-1.0 lies outside 1e-06 … 1000000 at device_pixel_ratio"
    ),
  ])
  func `a page that says something else of its screen is at fault`(
    description: String, reason: String
  ) async {
    _ = await display.screen.join(page: "p", description: Data(description.utf8))
    let fault = await #expect(throws: DisplayFault.self) {
      _ = try await display.screenDescription(within: .seconds(1))
    }
    #expect(
      fault?.description
        == "what the page says of its screen is not as it has to be: \(reason)")
  }

  @Test func `reads of one frame that would fill a recording are refused`() async throws {
    let read = try #require(display.camera.actions["read"])
    let flood = Data("{\"text\":\"\(String(repeating: "a", count: 60_000))\"}".utf8)
    var statuses: [Int] = []
    for _ in 0..<6 {
      statuses.append(await read("POST", flood).status)
    }
    #expect(statuses == [204, 204, 204, 204, 400, 400])
    _ = try await show(#"{"begin_ms":100,"end_ms":2100}"#)
    let next = await read("POST", flood)
    #expect(next.status == 204)
  }

  @Test(arguments: ["1e308", "-1", "6e4000", "60001"])
  func `a clock that is off beyond all measure is a fault`(error: String) async throws {
    await #expect(throws: (any Error).self) {
      _ = try await show(#"{"begin_ms":1,"end_ms":2,"clock_error_ms":\#(error)}"#)
    }
    #expect(await display.clockError == 0)
  }

  @Test(arguments: [true, false])
  func `both addresses take reads`(isScreen: Bool) async throws {
    let page = isScreen ? display.screen : display.camera
    let read = try #require(page.actions["read"])
    let taken = await read("POST", Data(#"{"text":"1"}"#.utf8))
    #expect(taken.status == 204)
    #expect(await read("GET", Data()).status == 405)
    #expect(await read("POST", Data()).status == 400)
    #expect(display.arrived.map(\.text) == ["1"])
  }
}

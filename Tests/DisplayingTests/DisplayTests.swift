import Barcodes
import Foundation
import Records
import Testing

@testable import Displaying
@testable import PageServer

/// A display whose page is played by hand.
@Suite struct DisplayTests {
  private let display: Display
  private let frame = FrameRecord(
    frame: "s/qr_code/1", width: 2, height: 1, pixelsSHA256: "ab", seed: 1, point: [:],
    condition: nil, codes: [])
  private let image = GreyImage(width: 2, height: 1, pixels: [0, 255])

  init() throws {
    display = try Display(
      settings: CameraSettings(width: 1280, height: 720, formats: [.qrCode], hasPolyfill: false))
  }

  /// Shows the frame to a page that answers with a result.
  ///
  /// - Returns: what the page was asked, and what became of it.
  private func show(_ result: String) async throws -> (task: PageTask, showing: Showing) {
    guard
      case .seated(let seat) = await display.screen.join(page: "p", description: Data("{}".utf8))
    else { throw DisplayFault(reason: "no seat") }
    async let showing = display.show(
      frame, image, number: 1, of: 3, scale: 2,
      DisplayTimes(shown: .milliseconds(1500), blank: .milliseconds(500)))
    guard case .task(let delivery) = await display.screen.next(seat: seat) else {
      throw DisplayFault(reason: "no task")
    }
    let answer = await display.screen.take(
      Data(result.utf8), ofTask: delivery.id, attempt: delivery.attempt, seat: seat)
    #expect(answer == .accepted)
    return (delivery.task, try await showing)
  }

  @Test func `the page gets the pixels and the times, and says when it showed them`() async throws {
    let (task, showing) = try await show(
      #"{"begin_ms":100.5,"end_ms":2100.5,"clock_error_ms":0.7,"exact":true}"#)
    let head = try JSONSerialization.jsonObject(with: Data(task.head.utf8)) as? [String: Any]
    #expect(head?["act"] as? String == "show")
    #expect(head?["shown_ms"] as? Double == 1500)
    #expect(head?["blank_ms"] as? Double == 500)
    #expect(head?["scale"] as? Int == 2)
    #expect(task.body == Data([0, 255]))
    #expect(
      showing == Showing(frame: frame, beginMilliseconds: 100.5, endMilliseconds: 2100.5))
    #expect(await display.clockError == 0.7)
    #expect(await display.inexact == 0)
  }

  @Test func `pixels that are not whole ones of the screen are counted`() async throws {
    _ = try await show(#"{"begin_ms":1,"end_ms":2,"exact":null}"#)
    #expect(await display.inexact == 1)
  }

  @Test(arguments: [
    #"{"fault":"the window is too small"}"#, "{}", #"{"begin_ms":2,"end_ms":1}"#,
  ])
  func `a frame that was not shown is a fault`(result: String) async {
    await #expect(throws: DisplayFault.self) { _ = try await show(result) }
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
    let taken = await read(
      PageMessage(method: "POST", query: [:], body: Data(#"{"text":"1"}"#.utf8)))
    #expect(taken.status == 204)
    #expect(await read(PageMessage(method: "GET", query: [:], body: Data())).status == 405)
    #expect(await read(PageMessage(method: "POST", query: [:], body: Data())).status == 400)
    let arrivals = await display.end()
    #expect(arrivals.map(\.text) == ["1"])
  }
}

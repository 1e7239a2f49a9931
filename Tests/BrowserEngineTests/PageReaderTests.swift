import Barcodes
import EngineKit
import Foundation
import Testing

@testable import BrowserEngine

/// What a page becomes as an engine.
@Suite struct PageReaderTests {
  private static let phone = #"""
    {"reader":"BarcodeDetector","formats":["qr_code","unknown","ean_13"],"browser":"Chromium",
     "browser_version":"120.0.1","system":"Android","system_version":"14","device":"Pixel 8","clock_grain_ns":5000,
     "cross_origin_isolated":true}
    """#

  @Test func `hello says what the page supports, and where it runs`() async throws {
    let page = ScriptedPage(Self.phone)
    await page.open()
    let talk = try Conversation(with: page.page)
    #expect(
      try await talk.hello()
        == .hello(
          .init(
            engine: "BarcodeDetector",
            version: "Chromium 120.0.1, Android 14, Pixel 8; clock of 5 µs",
            symbologies: [.ean13, .qrCode].sorted(), options: [:],
            features: EngineFeature.ofFrames)))
    #expect(await Set(page.references) == [.ean13, .qrCode])
  }

  @Test func `a frame's durations and codes are those that the page tells`() async throws {
    let result = """
      {"durations_ns":[1000.4,0,2000.6],"batch":10,"decodes":[
       {"format":"qr_code","text":"Ü","corners":[[1,2],[3,2],[3,4],[1,4]]},{"format":"unknown","text":"x"}]}
      """
    let page = ScriptedPage(answer: { _ in result })
    await page.open()
    let talk = try Conversation(with: page.page)
    try await talk.hello()
    try talk.send(7, warmup: 1, repeats: 3)
    guard case .detected(let detected) = try await talk.reply() else {
      Issue.record("no answer")
      return
    }
    #expect(detected.id == 7)
    #expect(detected.durationsNanoseconds == [1000, 1, 2001])
    #expect(detected.decodes.map(\.symbology) == ["qr_code", nil])
    #expect(detected.decodes[0].bytes == Data("Ü".utf8))
    #expect(
      detected.decodes[0].corners
        == Quad(
          topLeft: Point(x: 1, y: 2), topRight: Point(x: 3, y: 2), bottomRight: Point(x: 3, y: 4),
          bottomLeft: Point(x: 1, y: 4)))
  }

  @Test func `what a reader says of contents is passed on`() async throws {
    let result = #"""
      {"durations_ns":[1],"decodes":[{"format":"qr_code","text":"tel:1","bytes_base64":"dGVsOjE=",
       "value_type":"phone","value":{"number":"1"}}]}
      """#
    let page = ScriptedPage(
      #"{"reader":"ML Kit","formats":["qr_code"],"features":["value_type","value","roi","other"]}"#,
      answer: { _ in result })
    await page.open()
    let talk = try Conversation(with: page.page)
    guard case .hello(let hello) = try await talk.hello() else {
      Issue.record("no hello")
      return
    }
    #expect(hello.features == EngineFeature.ofFrames + [.valueType, .value])
    try talk.send(1, warmup: 0, repeats: 1)
    guard case .detected(let detected) = try await talk.reply() else {
      Issue.record("no answer")
      return
    }
    #expect(detected.decodes[0].bytes == Data("tel:1".utf8))
    #expect(detected.decodes[0].details.value == ["number": "1"])
    #expect(detected.decodes[0].details.valueType == .phone)
  }

  @Test(
    arguments: [
      (#"{"error":"TypeError: no"}"#, "the page: TypeError: no"),
      (#"{"durations_ns":[1,2]}"#, "the page answered with 2 durations for 1 calls"),
      (#"{}"#, "the page answered with 0 durations for 1 calls"),
      (#"{"durations_ns":[-5]}"#, "the page says that a call took -5.0 ns"),
      (#"{"durations_ns":[1e30]}"#, "the page says that a call took 1e+30 ns"),
      (#"{"durations_ns":[9.3e18]}"#, "the page says that a call took 9.3e+18 ns"),
      (
        #"{"durations_ns":[1],"decodes":[{"format":"itf","text":"1","corners":[[0,0],[1e300,0],[1,1],[0,1]]}]}"#,
        "the page's result is not as it has to be: 1e+300 lies outside -1000000 … 1000000 at decodes.Index 0.corners"
      ),
      (
        #"{"durations_ns":"1"}"#,
        "the page's result is not as it has to be: a value of another type is needed at durations_ns"
      ),
      ("[]", "the page's result is not as it has to be: a value of another type is needed"),
      (
        "{\"durations_ns\":[1],\"decodes\":[\(Array(repeating: #"{"format":"","text":""}"#, count: 10_001).joined(separator: ","))]}",
        "the page's result has 10001 decodes, and a frame at most 10000"
      ),
      (
        "{\"error\":\"\(String(repeating: "a", count: 900_000))\"}",
        "the page: \(String(repeating: "a", count: 490))"
      ),
    ])
  func `what a page cannot read or cannot have read is a failure of that frame`(
    result: String, message: String
  ) async throws {
    let page = ScriptedPage(answer: { $0 == 1 ? result : ScriptedPage.found })
    await page.open()
    let talk = try Conversation(with: page.page)
    try await talk.hello()
    try talk.send(1)
    #expect(try await talk.reply() == .failed(.init(id: 1, message: message)))
    try talk.send(2)
    guard case .detected(let detected) = try await talk.reply() else {
      Issue.record("no answer after a failure")
      return
    }
    #expect(detected.id == 2)
  }

  @Test(
    arguments: [
      (
        #"{"reader":"B","formats":[]}"#,
        "the page's detector supports none of the thirteen formats: []"
      ),
      (
        #"{"reader":"B","formats":["itf"],"clock_grain_ns":1e22}"#,
        "the page says that its clock goes in steps of 1e+22 ns"
      ),
      (
        #"{"reader":"B","formats":["itf"],"clock_grain_ns":-1}"#,
        "the page says that its clock goes in steps of -1.0 ns"
      ),
      (
        #"{"reader":7,"formats":["itf"]}"#,
        "what the page says of itself is not as it has to be: a value of another type is needed at reader"
      ),
      ("{}", "what the page says of itself is not as it has to be: the key 'formats' is missing"),
      (
        "{\"reader\":\"\(String(repeating: "a", count: 5000))\",\"formats\":[\"itf\"]}",
        "the page says of itself too much: 5000 bytes, but a name or value has at most 4096"
      ),
      (
        #"{"reader":"B","formats":["unknown"]}"#,
        "the page's detector supports none of the thirteen formats: [\"unknown\"]"
      ),
      (#"{"reader":"B","formats":[],"fault":"no BarcodeDetector"}"#, "no BarcodeDetector"),
    ])
  func `a page without formats is no engine`(description: String, message: String) async throws {
    let page = ScriptedPage(description)
    await page.open()
    #expect(try await Conversation(with: page.page).hello() == .failed(.init(message: message)))
  }

  @Test func `a page that never joins is waited for, and then refused`() async throws {
    let page = ScriptedPage()
    let (reply, notes) = try await Conversation(with: page.page, join: .milliseconds(100))
      .helloWithNotes()
    #expect(reply == .failed(.init(message: "no page has joined within 0 s")))
    #expect(notes == ["waiting for a page at http://127.0.0.1:1/token/, 0 s at most"])
  }

  @Test func `a page that joins while it is waited for becomes the engine`() async throws {
    let page = ScriptedPage()
    let late = Task {
      try await Task.sleep(for: .milliseconds(300))
      await page.open()
    }
    guard case .hello(let hello) = try await Conversation(with: page.page).hello() else {
      Issue.record("no hello")
      return
    }
    #expect(hello.symbologies == [.ean13, .qrCode].sorted())
    try await late.value
  }

  @Test func `options are refused, since there are none`() async throws {
    let page = ScriptedPage()
    await page.open()
    let talk = try Conversation(with: page.page)
    try await talk.hello()
    try talk.channel.send(.configure(.init(mask: .qrCode, options: ["speed": "1"])))
    #expect(
      try await talk.reply()
        == .failed(.init(message: "unknown option 'speed'; this engine takes none")))
  }
}

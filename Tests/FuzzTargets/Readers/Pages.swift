import Barcodes
import BrowserEngine
import Displaying
import Foundation
import PageServer
import Records

extension FuzzTarget {
  /// What comes from browsers and apps, and from whoever speaks to their servers.
  static let ofPages = [page, screen, request]

  /// What a page says of itself, or has read of a frame, held against a true code.
  static let page = FuzzTarget("page") { input, _ in
    if let description = try? PageDescription(input) {
      _ = (description.version, description.symbologies, description.contentFeatures)
      return
    }
    let result = try DetectResult(input)
    _ = try result.durations(of: min(result.durations.count, 5))
    _ = Score(of: result.decodes.prefix(20).map(Decode.init), against: [trueCode])
  }

  /// What the page on a screen says of it, or of a frame that it has shown, or what is read of that: the recording of it.
  static let screen = FuzzTarget("screen") { input, _ in
    if (try? ScreenDescription(input)) != nil { return }
    let (asked, answered) = (1000.0, 4000.0)
    let arrivals = [
      try? Arrival(request: input, now: 2000),
      Arrival(text: trueCode.text, symbology: nil, namesFormat: false, milliseconds: 2000),
    ].compactMap(\.self)
    let period: Range<Double>
    if arrivals.count == 2 {
      period = asked..<answered
    } else {
      period = try ScreenResult(input).period(
        asked: asked, answered: answered,
        planned: .milliseconds(2000))
    }
    let frame = FrameRecord(
      frame: "s/ean_13/1", width: 2, height: 1, pixelsSHA256: "ab", seed: 1, point: [:],
      condition: nil, codes: [CodeRecord(trueCode)])
    let readings = ShownReadings(
      [(frame, period)], arrivals,
      of: RecordedAnswer(
        engine: "a", source: "b", date: "2026", decodes: [], durationsNanoseconds: nil))
    for answer in readings.answers { _ = try taken(answer, "what was read of a frame") }
  }

  /// The head of a request.
  static let request = FuzzTarget("request") { input, _ in
    let bytes = Array(input)
    guard let end = RequestHead.end(in: bytes, from: 0) else { throw PageReply(400) }
    _ = try RequestHead(bytes[..<end])
  }

  private static let trueCode = TrueCode(symbology: .ean13, bytes: Array("4006381333931".utf8))
}

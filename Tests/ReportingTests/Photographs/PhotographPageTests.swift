import Barcodes
import Foundation
import Records
import Tallies
import Testing

@testable import Reporting
@testable import Summaries

/// The page of many photographs, and what is counted for it.
@Suite struct PhotographPageTests {
  private static let engines = ["zxing", "zbar"].map {
    EngineRecord(
      label: $0, engine: $0, version: "1", path: $0, options: [:], symbologies: [.qrCode, .ean13])
  }

  private static func trial(
    _ engine: String, _ texts: [String], outcomes: [Outcome] = [], falsePositives: Int = 0,
    status: TrialStatus = .ok
  ) -> EngineReading {
    let square = Quad(
      topLeft: Point(x: 10, y: 10), topRight: Point(x: 90, y: 10),
      bottomRight: Point(x: 90, y: 90), bottomLeft: Point(x: 10, y: 90))
    return EngineReading(
      TrialRecord(
        frame: "a", engine: engine, mask: .all, status: status,
        codes: outcomes.map { CodeOutcome(outcome: $0) },
        decodes: texts.map {
          DecodeRecord(Decode(symbology: .qrCode, bytes: Array($0.utf8), corners: square))
        }, falsePositives: falsePositives), isScored: true)
  }

  private static func reading(
    _ name: String, _ readings: [EngineReading], codes: [CodeRecord]? = nil
  ) -> PictureReading {
    var reading = PictureReading(picture: name)
    (reading.width, reading.height, reading.format) = (3000, 4000, "JPEG")
    reading.thumbnail = ThumbnailRecord(
      file: "thumbnails/photos-unknown-000000.png",
      of: GreyImage(width: 230, height: 307, filledWith: 0), factor: 13)
    reading.readings = readings
    reading.codes = codes
    return reading.compared()
  }

  private static func record(_ readings: [PictureReading], truth: String? = nil)
    -> PhotographPageRecord
  {
    PhotographPageRecord(
      scanbenchVersion: "1", folder: "/home/me/photos", truth: truth, engines: engines,
      readings: readings, faults: [])
  }

  private static func page(_ readings: [PictureReading], truth: String? = nil) throws -> String {
    try PhotographPage(record(readings, truth: truth), readings) { $0 }.html()
  }

  @Test func `a page of a thousand pictures has some megabytes at most, and more are left out`()
    throws
  {
    let readings = (0..<2100).map { number in
      Self.reading(
        "IMG_\(number).jpg",
        [
          Self.trial("zxing", (0..<14).map { "code \($0) \(String(repeating: "x", count: 300))" }),
          Self.trial("zbar", []),
        ])
    }
    let page = try Self.page(readings)
    #expect(page.matches(of: #/<figure /#).count == PhotographPage.mostPictures)
    #expect(page.contains("The page shows 2,000 pictures; the other 100 are in photos.jsonl."))
    #expect(page.contains("and 2 more codes"))
    #expect(page.utf8.count < 14_000_000)
  }

  @Test func `the outline lies where the small copy shows it`() throws {
    let page = try Self.page([
      Self.reading("a.jpg", [Self.trial("zxing", ["A"]), Self.trial("zbar", ["A"])])
    ])
    // 230 × 13 and 307 × 13 pixels: what the copy lacks at the right and below is not in view.
    #expect(page.contains(#"viewBox="0 0 2990 3991""#))
    #expect(page.contains(#"<path class="outline e0" d="M10 10L90 10 90 90 10 90z"/>"#))
    #expect(!page.contains("/home/me"), "whoever is shown the page need not know where it lies")
  }

  /// One function: the figures and the page are of the same pictures.
  @Test func `what was read is counted against the truth`() throws {
    let code = CodeRecord(TrueCode(symbology: .qrCode, bytes: Array("A".utf8)))
    let other = CodeRecord(TrueCode(symbology: .aztec, bytes: Array("B".utf8)))
    let readings = [
      Self.reading(
        "a",
        [
          Self.trial("zxing", ["A"], outcomes: [.correct, .unsupported]),
          Self.trial("zbar", [], outcomes: [.missed, .unsupported]),
        ], codes: [code, other]),
      Self.reading(
        "b",
        [
          Self.trial("zxing", ["B"], outcomes: [.misread]),
          Self.trial("zbar", [], status: .timeout),
        ], codes: [code, other]),
      Self.reading(
        "c", [Self.trial("zxing", ["C", "D"], falsePositives: 2), Self.trial("zbar", [])], codes: []
      ),
      Self.reading("d", [Self.trial("zxing", ["E"]), Self.trial("zbar", ["E"])]),
    ]
    let scores = try #require(Self.record(readings, truth: "t.csv").scores)
    #expect(scores.map(\.codes) == [2, 2], "codes that it does not claim are not asked for")
    #expect(scores[0].outcomes.correct == 1 && scores[0].outcomes.misread == 1)
    #expect(scores[1].outcomes.missed == 1 && scores[1].outcomes.unanswered == 1)
    // Clopper–Pearson of 1 of 2: 1 - sqrt(0.975) and its mirror image.
    let bound = 1 - 0.975.squareRoot()
    #expect(abs((scores[0].read?.lower ?? 9) - bound) < 1e-12)
    #expect(abs((scores[0].read?.upper ?? 9) - (1 - bound)) < 1e-12)
    #expect(scores.map(\.pictures) == [3, 2])
    #expect(scores.map(\.falsePositives) == [2, 0])
    #expect(scores.map(\.falsePositivePictures) == [1, 0])
    try expectVerdicts(on: Self.page(readings, truth: "t.csv"))
  }

  private func expectVerdicts(on page: String) {
    for words in [
      "1 of 1 read, 1 not claimed", "0 of 1 read, 1 missed, 1 not claimed",
      "0 of 1 read, 1 misread", "2 false positives", "rightly nothing",
    ] {
      #expect(page.contains(">\(words)</span>"), "\(words)")
    }
    #expect(page.contains("<dt>truth</dt><dd><code>not known</code></dd>"))
  }
}

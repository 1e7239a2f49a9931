import Barcodes
import Testing

@testable import Encoding
@testable import Suites

@Suite struct PayloadTests {
  private func payloads(_ symbology: Symbology, _ count: Int) -> [String] {
    (0..<UInt64(count)).map { seed in
      var random = FrameRandom(seed: seed, purpose: .payload)
      return String(decoding: random.drawPayload(for: symbology), as: UTF8.self)
    }
  }

  @Test(arguments: Symbology.allCases)
  func `the reference encoder takes every payload`(symbology: Symbology) throws {
    for text in payloads(symbology, 300) {
      let grid = try ModuleGrid.encode(Array(text.utf8), as: symbology)
      #expect(grid.columns > 8 && grid.height > 0)
    }
  }

  @Test(arguments: Symbology.allCases)
  func `payloads differ from frame to frame`(symbology: Symbology) {
    let texts = payloads(symbology, 300)
    #expect(Set(texts).count > 295)
  }

  @Test(arguments: [
    (Symbology.ean13, "[1-9][0-9]{12}"), (.ean8, "[13-9][0-9]{7}"), (.upcA, "[01678][0-9]{11}"),
    (.upcE, "0[0-9]{7}"), (.itf, "[1-8][0-9]{13}"),
  ])
  func `trade item numbers have their digits and check digit`(
    symbology: Symbology, form: String
  ) throws {
    for text in payloads(symbology, 300) {
      #expect(try Regex(form).wholeMatch(in: text) != nil, "\(text)")
      if symbology == .upcE { continue }
      // The GS1 check sums to a multiple of ten with weights 1 and 3 from the right.
      let sum = text.reversed().enumerated().reduce(0) {
        $0 + $1.element.wholeNumberValue! * ($1.offset % 2 == 0 ? 1 : 3)
      }
      #expect(sum % 10 == 0, "\(text)")
    }
  }

  @Test func `a check digit in the wrong place is refused by the encoder`() {
    #expect(throws: EncodingError.self) {
      try ModuleGrid.encode(Array("5901234123458".utf8), as: .ean13)
    }
    #expect(throws: EncodingError.self) {
      try ModuleGrid.encode(Array("01234566".utf8), as: .upcE)
    }
  }

  @Test func `other payloads have the form of their use`() throws {
    #expect(payloads(.aztec, 100).allSatisfy { $0.count == 60 && $0.hasPrefix("M1") })
    #expect(payloads(.pdf417, 100).allSatisfy { (200...400).contains($0.utf8.count) })
    #expect(payloads(.codabar, 100).allSatisfy { $0.wholeMatch(of: #/[A-D]\d{8,14}[A-D]/#) != nil })
    let qr = payloads(.qrCode, 100)
    #expect(qr.contains { $0.hasPrefix("https://") } && qr.contains { $0.hasPrefix("MECARD:") })
  }

  struct Size: Sendable {
    var symbology: Symbology
    var text: String
    /// In modules.
    var width: Double
    /// In modules.
    var height: Double
  }

  /// From the standards' character sets: for EAN and UPC 95, 67 and 51 modules; Code 128 has 11 a character
  /// with start and check, and a stop of 13; Code 93 has 9 with start, two checks and stop, and a bar; Code
  /// 39 has 12 and a gap between characters; ITF has 18 a pair; PDF417 17 a codeword and a stop of 18.
  static let sizes = [
    Size(symbology: .ean13, text: "5901234123457", width: 95, height: 74.24242424),
    Size(symbology: .ean8, text: "96385074", width: 67, height: 60.24242424),
    Size(symbology: .upcA, text: "036000291452", width: 95, height: 74.24242424),
    Size(symbology: .upcE, text: "01234565", width: 51, height: 74.24242424),
    Size(symbology: .itf, text: "15400141288763", width: 135, height: 31.25),
    Size(symbology: .code128, text: "ABC-XYZ", width: 112, height: 20),
    Size(symbology: .code93, text: "ABC-123", width: 100, height: 20),
    Size(symbology: .code39, text: "ABC-123", width: 116, height: 20),
    Size(symbology: .pdf417, text: "A", width: 239, height: 9),
    Size(symbology: .dataMatrix, text: "123456", width: 10, height: 10),
  ]

  @Test(arguments: sizes)
  func `symbols have the size of their standard`(size: Size) throws {
    let grid = try ModuleGrid.encode(Array(size.text.utf8), as: size.symbology)
    #expect(grid.width == size.width)
    #expect(abs(grid.height - size.height) < 1e-6)
  }
}

import Barcodes

extension ContentKind {
  /// The kinds that applications build on symbols: GS1's element strings, and messages in several
  /// symbols.
  static let applications: [ContentKind] = [
    ContentKind(
      "gs1", "GS1 element strings, of which one at least needs a separator behind it",
      of: [.code128, .dataMatrix, .qrCode]
    ) { _, random in
      let elements = random.gs1Elements()
      let bytes = GS1Element.bytes(of: elements)
      var content = DrawnContent(
        String(decoding: bytes, as: UTF8.self), bytes, form: .gs1(elements))
      content.truth.gs1 = elements
      return content
    },
    ContentKind(
      "structured-append", "one part of a message in several symbols", of: matrices
    ) { symbology, random in
      let count = random.draw(in: 2...4)
      // What ISO/IEC 18004, 16022, 24778 and 15438 call parity, file identification, message identifier and file ID.
      let identifier =
        switch symbology {
        case .qrCode: "\(random.draw(in: 1...255))"
        case .dataMatrix: "\(random.draw(in: 1...254))" + "\(random.draw(in: 100...254))"
        case .aztec: random.drawText(2, of: Character.capitals)
        default: random.drawText(3, of: Array("012345678")) + "001"
        }
      return DrawnContent(
        random.link(),
        form: .structuredAppend(
          index: random.draw(in: 1...count), count: count, identifier: identifier))
    },
  ]
}

/// Draws element strings with valid lengths, dates and check digits (GS1 General Specifications, 3.2).
extension FrameRandom {
  /// A GTIN, a value of free length, one of another kind, and a serial number or the like at the end.
  mutating func gs1Elements() -> [GS1Element] {
    let free = ["10", "240", "400", "30"]
    let first = drawElement(of: free)
    let second = drawElement(of: ["17", "11", "15", "3103", "3922", "8005", "422", "7003"])
    let last = drawElement(of: ["21", "90", "250"])
    return (["01", first, second, last]).map {
      GS1Element(identifier: $0, value: gs1Value(of: $0))
    }
  }

  private mutating func gs1Value(of identifier: String) -> String {
    switch identifier {
    case "01": ("\(draw(in: 0...8))" + drawDigits(12)).withCheckDigit
    case "11", "15", "17": gs1Date()
    case "30": "\(draw(in: 1...99_999_999))"
    case "3103", "8005": drawDigits(6)
    case "3922": "\(draw(in: 100...99_999))"
    // Countries of ISO 3166-1 by number.
    case "422": drawElement(of: ["040", "276", "392", "528", "756", "840"])
    case "7003": gs1Date() + two(draw(below: 24)) + two(draw(below: 60))
    default: drawText(draw(in: 3...8), of: Self.gs1Letters)
    }
  }

  /// Character set 82 (GS1 General Specifications, figure 7.11-1).
  private static let gs1Letters =
    Character.capitalsAndDigits + Character.lowercase
    + Array("!\"%&'()*+,-./:;<=>?_")

  /// YYMMDD.
  private mutating func gs1Date() -> String {
    two(draw(in: 24...40)) + two(draw(in: 1...12)) + two(draw(in: 1...28))
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

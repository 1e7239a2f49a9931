import Barcodes

extension ContentKind {
  /// The kinds that applications build on symbols: GS1's element strings, and messages in several
  /// symbols.
  static let applications: [ContentKind] = [
    ContentKind(
      "gs1", "GS1 element strings, of which one at least needs a separator behind it",
      of: [.code128, .dataMatrix, .qrCode]
    ) { _, random in
      let elements = GS1Draw.elements(with: &random)
      let bytes = GS1ElementString.bytes(of: elements)
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
        case .aztec: random.drawText(2, of: Alphabet.capitals)
        default: random.drawText(3, of: Array("012345678")) + "001"
        }
      return DrawnContent(
        DocumentPayload.link(&random),
        form: .structuredAppend(
          index: random.draw(in: 1...count), count: count, identifier: identifier))
    },
  ]
}

/// Draws element strings with valid lengths, dates and check digits (GS1 General Specifications, 3.2).
enum GS1Draw {
  /// A GTIN, a value of free length, one of another kind, and a serial number or the like at the end.
  static func elements(with random: inout FrameRandom) -> [GS1Element] {
    let free = ["10", "240", "400", "30"]
    let first = random.drawElement(of: free)
    let second = random.drawElement(of: ["17", "11", "15", "3103", "3922", "8005", "422", "7003"])
    let last = random.drawElement(of: ["21", "90", "250"])
    return (["01", first, second, last]).map {
      GS1Element(identifier: $0, value: value(of: $0, &random))
    }
  }

  private static func value(of identifier: String, _ random: inout FrameRandom) -> String {
    switch identifier {
    case "01": RetailPayload.withCheckDigit("\(random.draw(in: 0...8))" + random.drawDigits(12))
    case "11", "15", "17": date(&random)
    case "30": "\(random.draw(in: 1...99_999_999))"
    case "3103", "8005": random.drawDigits(6)
    case "3922": "\(random.draw(in: 100...99_999))"
    // Countries of ISO 3166-1 by number.
    case "422": random.drawElement(of: ["040", "276", "392", "528", "756", "840"])
    case "7003": date(&random) + two(random.draw(below: 24)) + two(random.draw(below: 60))
    default: random.drawText(random.draw(in: 3...8), of: letters)
    }
  }

  /// Character set 82 (GS1 General Specifications, figure 7.11-1).
  private static let letters =
    Alphabet.capitalsAndDigits + Array("abcdefghijklmnopqrstuvwxyz")
    + Array("!\"%&'()*+,-./:;<=>?_")

  /// YYMMDD.
  private static func date(_ random: inout FrameRandom) -> String {
    two(random.draw(in: 24...40)) + two(random.draw(in: 1...12)) + two(random.draw(in: 1...28))
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

import Barcodes

extension ContentKind {
  private static let texts: [Symbology] = matrices + [.code128, .code39, .code93]

  /// The kinds of alphabets and their edges: nothing here needs an encoding beyond ASCII.
  static let characters: [ContentKind] = [
    ContentKind("numeric", "digits", of: texts + [.itf]) { _, random in
      DrawnContent("\(random.draw(in: 1...9))" + random.drawDigits(13))
    },
    ContentKind("leading-zeros", "digits that begin with zeros", of: texts + [.itf]) { _, random in
      DrawnContent("0000" + random.drawDigits(10))
    },
    ContentKind("alphanumeric", "capitals, digits and the signs of Code 39", of: texts) {
      _, random in
      DrawnContent(random.drawText(14, of: Character.capitalsAndDigits + Array("-. $/+%")))
    },
    ContentKind("spaces", "spaces before, between and behind, or nothing else", of: texts) {
      _, random in
      let spaces = String(repeating: " ", count: random.draw(in: 2...5))
      guard random.draw(below: 4) > 0 else { return DrawnContent(spaces) }
      let (first, second) = (
        random.drawText(4, of: Character.capitals), random.drawText(3, of: Character.digits)
      )
      return DrawnContent(spaces + first + spaces + second + spaces)
    },
    ContentKind(
      "control-characters", "letters with control characters between them",
      of: matrices + [.code128, .code93]
    ) { _, random in
      // Not at the ends, where a separator would be FNC1 to some.
      let controls = (0...31).map { Character(Unicode.Scalar(UInt8($0))) }
      let parts = (0..<5).map { _ in
        random.drawText(2, of: Character.capitals) + random.drawText(1, of: controls)
      }
      return DrawnContent(parts.joined() + random.drawText(2, of: Character.capitals))
    },
    ContentKind(
      "full-ascii", "lower case and signs in full ASCII, two characters of the symbol for one",
      of: [.code39]
    ) { _, random in
      let text = random.drawText(10, of: (0x21...0x7E).map { Character(Unicode.Scalar($0)) })
      var content = DrawnContent(text, form: .fullASCII)
      content.bytes = Array(text.fullASCIIOfCode39.utf8)
      return content
    },
    ContentKind("binary", "bytes that are no text", of: matrices) { _, random in
      // 0xFF is in no UTF-8, and the controls are no text of Latin-1.
      let bytes = (0..<16).map { _ in UInt8(random.draw(below: 256)) }
      return DrawnContent(nil, [0xFF, 0x00, 0x9D] + bytes + [0xFE])
    },
  ]
}

extension String {
  /// With two characters for those that Code 39 writes as two (ISO/IEC 16388:2007, annex A, table A.2).
  var fullASCIIOfCode39: String {
    unicodeScalars.map { scalar in
      let value = Int(scalar.value)
      switch scalar {
      case "A"..."Z", "0"..."9", " ", "-", ".": return String(scalar)
      case "a"..."z": return "+" + Self.letter(value - 0x61)
      case "!"..."/": return "/" + Self.letter(value - 0x21)
      case ":": return "/Z"
      case ";"..."?": return "%" + Self.letter(value - 0x3B + 5)
      case "@": return "%V"
      case "["..."_": return "%" + Self.letter(value - 0x5B + 10)
      case "`": return "%W"
      case "{"..."\u{7F}": return "%" + Self.letter(value - 0x7B + 15)
      case "\0": return "%U"
      case "\u{01}"..."\u{1A}": return "$" + Self.letter(value - 1)
      default: return "%" + Self.letter(value - 0x1B)
      }
    }.joined()
  }

  private static func letter(_ number: Int) -> String { String(Character.capitals[number]) }
}

import Barcodes
import Records

extension SymbolShape {
  /// The payload that this shape of the symbol asks for, in an alphabet of its own, or with a check character at the end: `text`, or
  /// what takes its place.
  func payload(
    _ text: String, as symbology: Symbology, with random: inout FrameRandom
  ) -> String {
    switch symbology {
    case .code128: Self.code128(text, set: code128Set, &random)
    case .code39 where checkCharacters == 1: text + String(Self.code39CheckCharacter(text))
    case .codabar where checkCharacters == 1: Self.codabar(text)
    case .itf where checkCharacters == 0: Self.withoutCheckDigit(text, &random)
    case .upcE where upcENumberSystem == 1: random.upcE(numberSystem: 1)
    default: text
    }
  }

  /// As long as `text`, of characters that are in one code set and not, or not as briefly, in the others (ISO/IEC 15417:2007, table
  /// 1): in A capitals and the ASCII controls, in B lower case, in C digits in pairs.
  private static func code128(_ text: String, set: Int?, _ random: inout FrameRandom) -> String {
    switch set {
    case 1:
      let controls = (1...31).map { Character(Unicode.Scalar(UInt8($0))) }
      return String(
        text.indices.enumerated().map { index, _ in
          random.drawElement(of: index.isMultiple(of: 4) ? controls : Character.capitals)
        })
    case 2:
      return random.drawText(text.count, of: Character.lowercase)
    case 3: return random.drawDigits(text.count + text.count % 2)
    default: return text
    }
  }

  /// Before the stop letter.
  private static func codabar(_ text: String) -> String {
    text.dropLast() + String(codabarCheckCharacter(text)) + String(text.suffix(1))
  }

  /// With another last digit than GS1's check digit.
  private static func withoutCheckDigit(_ text: String, _ random: inout FrameRandom) -> String {
    let digits = Character.digits.filter { $0 != text.last }
    return text.dropLast() + String(random.drawElement(of: digits))
  }

  /// The character of the sum of the characters' values, modulo 43 (ISO/IEC 16388:2007, annex A).
  private static func code39CheckCharacter(_ text: String) -> Character {
    let values = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%")
    return values[text.reduce(0) { $0 + (values.firstIndex(of: $1) ?? 0) } % 43]
  }

  /// The character that makes the sum of all values, start and stop with them, a multiple of 16:
  /// what libraries use (EN 798:1995, A.3, leaves it to the application).
  private static func codabarCheckCharacter(_ text: String) -> Character {
    let values = Array("0123456789-$:/.+ABCD")
    let sum = text.reduce(0) { $0 + (values.firstIndex(of: $1) ?? 0) }
    return values[(16 - sum % 16) % 16]
  }
}

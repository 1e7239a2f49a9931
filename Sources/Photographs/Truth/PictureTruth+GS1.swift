import Barcodes
import Foundation

// GS1 contents as they are written where the separator cannot be typed.
extension PictureTruth {
  /// Returns true if a truth's name for a symbology implies GS1's rules.
  static func namesGS1(_ kind: String) -> Bool {
    let plain = kind.lowercased().filter { $0.isLetter || $0.isNumber }
    return ["gs1", "ean128", "ucc128"].contains { plain.contains($0) }
  }

  /// Returns the text with separators restored, and without a notation for FNC1 in the first place.
  static func withSeparators(_ text: String) -> String {
    var plain = text.trimmingCharacters(in: .whitespaces)
    for name in ["]C1", "]d2", "]Q3", "]J1", "<FNC1>", "{FNC1}", "[FNC1]"]
    where plain.hasPrefix(name) {
      plain.removeFirst(name.count)
    }
    let separator = String(UnicodeScalar(GS1Element.separator))
    for name in namesOfSeparator { plain = plain.replacing(name, with: separator) }
    return plain
  }

  /// As label printers, scanners' manuals and spreadsheets write it.
  private static let namesOfSeparator = [
    "<GS>", "{GS}", "[GS]", "<FNC1>", "{FNC1}", "[FNC1]", "^029", "\\x1d", "\\x1D", "\\u001d",
    "\\u001D", "\u{241D}",
  ]
}

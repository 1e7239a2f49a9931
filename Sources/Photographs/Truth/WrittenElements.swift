import Barcodes
import Foundation

/// GS1's contents as people write them where the separator cannot be typed.
enum WrittenElements {
  /// Whether a truth's name of a symbology says that GS1's rules hold.
  static func isNamed(by kind: String) -> Bool {
    let plain = kind.lowercased().filter { $0.isLetter || $0.isNumber }
    return ["gs1", "ean128", "ucc128"].contains { plain.contains($0) }
  }

  /// The text with separators for what stands for them, and without what stands for FNC1 in the first place.
  static func plain(_ text: String) -> String {
    var plain = text.trimmingCharacters(in: .whitespaces)
    for name in ["]C1", "]d2", "]Q3", "]J1", "<FNC1>", "{FNC1}", "[FNC1]"]
    where plain.hasPrefix(name) {
      plain.removeFirst(name.count)
    }
    for name in names { plain = plain.replacing(name, with: separator) }
    return plain
  }

  private static let separator = String(UnicodeScalar(GS1ElementString.separator))

  /// How label printers, scanners' manuals and spreadsheets write it.
  private static let names = [
    "<GS>", "{GS}", "[GS]", "<FNC1>", "{FNC1}", "[FNC1]", "^029", "\\x1d", "\\x1D", "\\u001d",
    "\\u001D", "\u{241D}",
  ]
}

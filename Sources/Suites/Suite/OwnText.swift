package import Barcodes
import Encoding
import Foundation

/// A text that a suite names, which codes say word for word: a named condition of its own, so that a report tells which are not read.
package struct OwnText: Sendable, Equatable {
  /// The name of its named condition: the text, as far as it can be shown.
  let name: String
  let text: String
  /// Those of the suite's that can say it.
  package let symbologies: [Symbology]

  /// UTF-8, as most programs that make codes have it, without an interpretation (ECI).
  package var payload: [UInt8] { Array(text.utf8) }

  /// - Parameters:
  ///   - name: which no other text has.
  ///   - symbologies: the suite's.
  init(_ text: String, name: String, among symbologies: [Symbology]) {
    (self.text, self.name) = (text, name)
    self.symbologies = symbologies.filter { Self.refusal(of: text, by: $0) == nil }
  }

  /// The name of a text in reports: blanks around it can be seen.
  static func name(of text: String) -> String {
    let shown = VisibleText.of(text, limit: 60)
    return shown == shown.trimmingCharacters(in: .whitespaces) ? shown : VisibleText.quoted(shown)
  }

  /// Why a symbology cannot say a text as it stands; nil where it can. What libzint would mend is refused: a symbol that says another text is none
  /// of the text.
  static func refusal(of text: String, by symbology: Symbology) -> String? {
    if let reason = mended(text, symbology) { return reason }
    do throws(EncodingError) {
      _ = try ModuleGrid.encode(Array(text.utf8), as: symbology)
      return nil
    } catch {
      return error.message
    }
  }

  private static func mended(_ text: String, _ symbology: Symbology) -> String? {
    switch SymbolStandard(of: symbology).mending {
    case .missingDigits:
      symbology.retailDigits.flatMap { count in
        text.count == count ? nil : "it has \(count) digits, with the check digit"
      }
    case .oddDigit: text.count.isMultiple(of: 2) ? nil : "it has an even number of digits"
    case .lowerCase: text == text.uppercased() ? nil : "it has no lower case"
    case .beyondASCII: text.allSatisfy(\.isASCII) ? nil : "it has ASCII alone"
    case .nothing: nil
    }
  }
}

extension NamedCondition {
  /// The one whose codes say a text.
  init(_ text: OwnText) { self.init(name: text.name, settings: []) }
}

extension Suite {
  /// The text that the codes of a named condition say; nil where payloads are drawn.
  package func ownText(named name: String?) -> OwnText? {
    ownTexts.isEmpty ? nil : ownTexts.first { $0.name == name }
  }

  /// The texts that the symbologies cannot say, in a line; nil where each symbology says all of the
  /// suite's texts.
  package var unsaid: String? {
    let parts = symbologies.compactMap { symbology -> String? in
      let texts = ownTexts.filter { !$0.symbologies.contains(symbology) }
      guard let first = texts.first else { return nil }
      let reason = OwnText.refusal(of: first.text, by: symbology) ?? ""
      return
        "\(symbology.name) cannot say \(texts.count) of \(ownTexts.count) texts, as \(VisibleText.quoted(first.text)): "
        + reason
    }
    return parts.isEmpty ? nil : "\(name): left out, \(parts.joined(separator: "; "))"
  }
}

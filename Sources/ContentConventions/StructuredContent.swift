package import Barcodes

/// A content as the published conventions structure it: its type, and the fields of that type.
///
/// A field that the content leaves out or leaves empty is missing. Ends of lines within a field are
/// `\n`, whatever the content has.
package struct StructuredContent: Sendable, Hashable {
  package var type: ValueType
  /// By name, such as `ssid`; empty for `text`.
  package var fields: [String: String]

  /// - Parameter fields: those that are nil or empty are left out.
  package init(_ type: ValueType, _ fields: [String: String?] = [:]) {
    self.type = type
    self.fields = fields.compactMapValues { value in
      value.flatMap { $0.isEmpty ? nil : $0.withPlainLineEnds }
    }
  }
}

extension StructuredContent {
  /// Parses a text as a symbol of this symbology means it.
  ///
  /// A retail symbol is a product or a book. Anything else is read by the first convention whose
  /// form it has, and is `text` where it has none. White space at both ends is passed over: no
  /// convention gives it a meaning. Boarding passes (IATA Resolution 792) and GS1 element strings
  /// are `text`, since ML Kit has no type for them.
  package init(of text: String, symbology: Symbology) {
    if let retail = Self.retail(of: text, symbology: symbology) {
      self = retail
      return
    }
    let trimmed = text.trimmed
    for convention in conventions {
      if let content = convention(trimmed) {
        self = content
        return
      }
    }
    self.init(.text)
  }
}

/// Each of these returns nil for a text that has not its form. No text has the form of two.
private let conventions: [@Sendable (String) -> StructuredContent?] = [
  StructuredContent.wiFi(of:),
  StructuredContent.meCard(of:),
  StructuredContent.bizCard(of:),
  StructuredContent.vCard(of:),
  StructuredContent.event(of:),
  StructuredContent.licence(of:),
  StructuredContent.mailto(of:),
  StructuredContent.mailMessage(of:),
  StructuredContent.phone(of:),
  StructuredContent.message(of:),
  StructuredContent.place(of:),
  StructuredContent.bookmark(of:),
  StructuredContent.link(of:),
  StructuredContent.mailAddress(of:),
]

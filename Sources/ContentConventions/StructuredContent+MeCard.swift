import Barcodes

/// `MECARD:N:family,given;TEL:…;;`: an entry of a phone book.
///
/// Source: NTT DOCOMO, bar code functions, "phonebook registration". `N` is the family name, a comma, the given name;
/// `ADR` is parts between commas. `TEL-AV` (the number of a videophone), `SOUND`, `NOTE`, `BDAY` and `NICKNAME` have no
/// field here. `ORG` is not DOCOMO's, but is what ZXing's wiki and most writers use for a company. DOCOMO writes the
/// identifier in capital letters; others are no card.
extension StructuredContent {
  static func meCard(of text: String) -> StructuredContent? {
    guard text.hasPrefix("MECARD:"), let body = text.after("MECARD:") else { return nil }
    let fields = SemicolonFields(body)
    let content = StructuredContent(
      .contactInfo,
      [
        "name": fields.written("N").first.map(displayed),
        "phones": fields.joined("TEL"),
        "emails": fields.joined("EMAIL"),
        "urls": fields.joined("URL"),
        "organization": fields.joined("ORG"),
        "address": fields.written("ADR")
          .map { SemicolonFields.commaParts($0).joinedParts(by: " ").onOneLine }
          .joinedParts(by: "\n"),
      ])
    return content.fields.isEmpty ? nil : content
  }

  /// The given name before the family name.
  private static func displayed(_ written: String) -> String {
    let parts = SemicolonFields.commaParts(written)
    return (parts.dropFirst() + parts.prefix(1)).joinedParts(by: " ").onOneLine
  }
}

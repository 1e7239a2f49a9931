import Barcodes

/// `BEGIN:VCARD` … `END:VCARD`: a person or a company.
///
/// Sources: RFC 6350 (vCard 4.0), RFC 2426 (3.0), vCard 2.1 (versit Consortium, 1996). The name is `FN`, the name for
/// display; where it is missing, it is made of `N` (clause 6.2.2: family, given, additional, prefix, suffix) as prefix,
/// given, additional, family, suffix. `ORG` is its parts with spaces between them (the RFCs do not say how a company and
/// its units are shown). A missing `END:VCARD` is passed over, and of several cards the first one counts. `LABEL`, the
/// address for display, is not `ADR` and is dropped.
extension StructuredContent {
  static func vCard(of text: String) -> StructuredContent? {
    guard text.firstLine.uppercased() == "BEGIN:VCARD" else { return nil }
    let isVersion21 = ContentLine.all(in: text).contains { line in
      line.name == "VERSION" && line.value.trimmed == "2.1"
    }
    let lines = ContentLine.all(in: text, keepsSpace: isVersion21).prefix { $0.name != "END" }
    func values(_ name: String, _ value: (ContentLine) -> String) -> String {
      lines.filter { $0.name == name }.map { value($0).onOneLine.trimmed }.joinedParts(by: "\n")
    }
    func plain(_ line: ContentLine) -> String {
      line.value.withoutTextEscapes(isVersion21: isVersion21)
    }
    func components(_ line: ContentLine) -> [String] {
      line.value.textComponents(isVersion21: isVersion21)
    }
    let names = [
      lines.first { $0.name == "FN" }.map(plain),
      lines.first { $0.name == "N" }.map { displayed($0, isVersion21: isVersion21) },
    ]
    return StructuredContent(
      .contactInfo,
      [
        "name": names.compactMap { $0?.onOneLine.trimmed }.first { !$0.isEmpty },
        "phones": values("TEL") { number(plain($0)) },
        "emails": values("EMAIL") { plain($0).withoutScheme("mailto:") },
        "urls": values("URL", plain),
        "organization": values("ORG") { components($0).joinedParts(by: " ") },
        "address": values("ADR") { components($0).joinedParts(by: " ") },
      ])
  }

  private static func displayed(_ line: ContentLine, isVersion21: Bool) -> String {
    let components = line.value.textComponents(isVersion21: isVersion21)
    return [3, 1, 2, 0, 4].filter(components.indices.contains).map { components[$0] }
      .joinedParts(by: " ")
  }

  /// A number, or a URI with one (RFC 6350, clause 6.4.1).
  private static func number(_ value: String) -> String {
    value.after("tel:").map(\.subscriberNumber) ?? value
  }
}

extension String {
  fileprivate func withoutScheme(_ scheme: String) -> String { after(scheme) ?? self }
}

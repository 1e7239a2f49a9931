import Barcodes

/// `mailto:someone@example.com?subject=…`: a mail to write.
///
/// Source: RFC 6068, clause 2: addresses between commas, and header fields behind `?`, whose names may be of either
/// case; all is percent-encoded, and `+` stands for itself. A `to` among the fields adds to the addresses. Several
/// addresses stand one a line. `cc`, `bcc` and other fields are dropped.
extension StructuredContent {
  static func mailto(of text: String) -> StructuredContent? {
    guard let body = text.after("mailto:") else { return nil }
    let (addresses, query) = body.halves(at: "?")
    let fields = query.map(\.queryFields) ?? []
    func first(_ name: String) -> String? { fields.first { $0.name == name }?.value }
    let further = fields.filter { $0.name == "to" }.flatMap { $0.value.parts(at: ",") }
    // Commas within an address are encoded (clause 2, 4), so that the list is split before it is decoded.
    let all = addresses.parts(at: ",").map(\.percentDecoded) + further
    let content = StructuredContent(
      .email,
      [
        "address": all.map { $0.trimmed }.joinedParts(by: "\n"),
        "subject": first("subject"),
        "body": first("body"),
      ])
    return content.fields.isEmpty ? nil : content
  }
}

import Barcodes

/// `MATMSG:TO:…;SUB:…;BODY:…;;`: a mail to write, as the first camera phones had it.
///
/// Source: NTT DOCOMO, bar code functions, "mail"; in capital letters. Several `TO` stand one a line.
extension StructuredContent {
  static func mailMessage(of text: String) -> StructuredContent? {
    guard text.hasPrefix("MATMSG:"), let body = text.after("MATMSG:") else { return nil }
    let fields = SemicolonFields(body)
    let content = StructuredContent(
      .email,
      [
        "address": fields.joined("TO"),
        "subject": fields.values("SUB").first,
        "body": fields.values("BODY").first,
      ])
    return content.fields.isEmpty ? nil : content
  }
}

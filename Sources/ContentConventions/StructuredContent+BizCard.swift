import Barcodes

/// `BIZCARD:N:given;X:family;C:company;A:address;B:phone;E:email;;`: a business card.
///
/// Source: ZXing's wiki (https://github.com/zxing/zxing/wiki/Barcode-Contents), the only description of this form;
/// `M` and `F` are the mobile phone's and the fax's number. Its address is one part, whatever commas it has.
extension StructuredContent {
  static func bizCard(of text: String) -> StructuredContent? {
    guard text.hasPrefix("BIZCARD:"), let body = text.after("BIZCARD:") else { return nil }
    let fields = SemicolonFields(body)
    let names = [fields.values("N").first ?? "", fields.values("X").first ?? ""]
    let content = StructuredContent(
      .contactInfo,
      [
        "name": names.map { $0.trimmed }.joinedParts(by: " ").onOneLine,
        "phones": fields.joined("B", "M", "F"),
        "emails": fields.joined("E"),
        "organization": fields.joined("C"),
        "address": fields.joined("A"),
      ])
    return content.fields.isEmpty ? nil : content
  }
}

import Barcodes

/// `sms:+15550100?body=…` and `SMSTO:+15550100:…`: a short message to send.
///
/// Sources: RFC 5724, clause 2.2 (`sms:`: numbers between commas, fields behind `?`, percent-encoded), and ZXing's wiki
/// (https://github.com/zxing/zxing/wiki/Barcode-Contents#sms) for `smsto:`, whose message stands behind a colon as it
/// is. `mms:` and `mmsto:` are the same for multimedia messages. Several numbers stand one a line; their parameters are
/// dropped. Where a `smsto:` has no second colon, the RFC's fields are read, as Android does for both.
extension StructuredContent {
  static func message(of text: String) -> StructuredContent? {
    if let body = text.after("sms:") ?? text.after("mms:") { return content(ofURI: body) }
    guard let body = text.after("smsto:") ?? text.after("mmsto:") else { return nil }
    guard case (let number, let message?) = body.halves(at: ":"),
      !number.unicodeScalars.contains("?")
    else { return content(ofURI: body) }
    return content(numbers: number, message: message)
  }

  private static func content(ofURI body: String) -> StructuredContent? {
    let (numbers, query) = body.halves(at: "?")
    let message = query.flatMap { query in
      query.queryFields.first { $0.name == "body" }?.value
    }
    return content(numbers: numbers, message: message)
  }

  private static func content(numbers: String, message: String?) -> StructuredContent? {
    let content = StructuredContent(
      .sms,
      [
        "number": numbers.parts(at: ",").map(\.subscriberNumber).joinedParts(by: "\n"),
        "message": message,
      ])
    return content.fields.isEmpty ? nil : content
  }
}

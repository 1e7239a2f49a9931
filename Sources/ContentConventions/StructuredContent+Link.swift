import Barcodes

/// A URL on its own: `https://example.com/`, or `www.example.com`.
///
/// Sources: RFC 3986, clauses 3.1 (schemes in letters of either case), 3.2.2 (host) and 2 (no white space); RFC 9110,
/// clause 4.2 (`http` and `https`, whose host is not empty). The URL stays as it is written. A name that begins with
/// `www.` is no URL to any RFC; readers take it for one by custom, and so does this. Other schemes are `text`: a phone
/// opens them with the program that knows them.
extension StructuredContent {
  static func link(of text: String) -> StructuredContent? {
    isLink(text) ? StructuredContent(.url, ["url": text]) : nil
  }

  private static func isLink(_ text: String) -> Bool {
    guard !text.unicodeScalars.contains(where: { $0.properties.isWhitespace }) else { return false }
    if let rest = text.after("http://") ?? text.after("https://") {
      return !host(rest).isEmpty
    }
    guard let rest = text.after("www.") else { return false }
    let labels = host(rest).parts(at: ".")
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
  }

  /// The host that stands before the path, the query and the fragment, without user and port.
  private static func host(_ rest: String) -> String {
    let authority = String(rest.unicodeScalars.prefix { !["/", "?", "#"].contains($0) })
    return (authority.parts(at: "@").last ?? "").halves(at: ":").0
  }
}

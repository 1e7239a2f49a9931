import Barcodes

/// `tel:+1-201-555-0123`: a number to call.
///
/// Source: RFC 3966, clauses 3 and 5.1. The number stays as it is written, with its visual separators (`-`, `.`, `(`,
/// `)`), which the RFC has readers ignore. Parameters, such as `;ext=` and `;phone-context=`, are dropped.
extension StructuredContent {
  static func phone(of text: String) -> StructuredContent? {
    guard let number = text.after("tel:")?.subscriberNumber, !number.isEmpty else { return nil }
    return StructuredContent(.phone, ["number": number])
  }
}

extension String {
  /// The number of what follows `tel:`.
  var subscriberNumber: String { halves(at: ";").0.percentDecoded.trimmed }
}

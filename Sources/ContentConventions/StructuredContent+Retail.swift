import Barcodes

/// The numbers of retail symbols: products and books.
///
/// Sources: GS1 General Specifications, clause 1.4 (GS1 Prefixes): 978 and 979 are the ISBN's, but 979-0 is the ISMN's,
/// of printed music; ISO 2108 (ISBN). The number stays as the symbol shows it: no check digit is verified, since a
/// reader that returns a wrong one is scored by its text.
extension StructuredContent {
  static func retail(of text: String, symbology: Symbology) -> StructuredContent? {
    guard symbology.isRetail else { return nil }
    let isOfBook = symbology == .ean13 && isBook(text)
    return StructuredContent(isOfBook ? .isbn : .product, ["number": text])
  }

  private static func isBook(_ number: String) -> Bool {
    guard number.utf8.count == 13 else { return false }
    return number.hasPrefix("978") || number.hasPrefix("979") && !number.hasPrefix("9790")
  }
}

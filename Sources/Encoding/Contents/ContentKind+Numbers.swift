import Barcodes

extension ContentKind {
  /// Numbers of things in shops.
  static let numbers: [ContentKind] = [
    ContentKind("isbn", "a book's number", of: [.ean13]) { _, random in
      // 979-0 is music (ISO 2108).
      let prefix = random.drawElement(of: ["978", "9791", "9798"])
      let number = (prefix + random.drawDigits(12 - prefix.count)).withCheckDigit
      return DrawnContent(number, valueType: .isbn, value: ["number": number])
    },
    ContentKind("product", "a product's number", of: [.ean13, .ean8, .upcA, .upcE]) {
      symbology, random in
      let number =
        switch symbology {
        // A prefix of ordinary goods, none of books.
        case .ean13: ("4" + random.drawDigits(11)).withCheckDigit
        case .ean8: random.ean8()
        case .upcA: random.upcA()
        default: random.upcE()
        }
      return DrawnContent(number, valueType: .product, value: ["number": number])
    },
  ]
}

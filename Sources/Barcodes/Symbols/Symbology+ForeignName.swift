extension Symbology {
  /// Creates the symbology that other readers and truths mean by a name, such as `EAN13`, `QR
  /// Code`, `VNBarcodeSymbologyITF14` or `ZBAR_I25`. Returns nil for a name of none of them.
  package init?(foreignName name: String) {
    var plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
    for prefix in ["vnbarcodesymbology", "zbar", "format", "barcodeformat", "bf"]
    where plain.hasPrefix(prefix) && plain != prefix {
      plain.removeFirst(prefix.count)
    }
    guard let symbology = Self.foreignNames[plain] else { return nil }
    self = symbology
  }

  /// The names in lower case, reduced to letters and digits.
  private static let foreignNames = Dictionary(
    uniqueKeysWithValues: Symbology.allCases.flatMap { symbology in
      ([symbology.name.filter { $0.isLetter || $0.isNumber }] + symbology.facts.foreignNames)
        .map { ($0, symbology) }
    })
}

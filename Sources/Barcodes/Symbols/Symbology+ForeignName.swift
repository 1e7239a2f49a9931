extension Symbology {
  /// Creates the symbology that other readers and truths mean by a name, such as `EAN13`, `QR
  /// Code`, `VNBarcodeSymbologyITF14` or `ZBAR_I25`. Returns nil for a name of none of the 13.
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
  private static let foreignNames: [String: Symbology] = {
    var names: [String: Symbology] = [
      // GS1-128, once UCC/EAN-128, is Code 128.
      "ucc128": .code128, "ean128": .code128, "gs1128": .code128,
      "code39extended": .code39, "code39checksum": .code39, "code39fullascii": .code39,
      "code39fullasciichecksum": .code39, "code93i": .code93, "nw7": .codabar,
      "gs1datamatrix": .dataMatrix, "dm": .dataMatrix,
      "i25": .itf, "interleaved25": .itf, "interleaved2of5": .itf, "i2of5": .itf, "itf14": .itf,
      "i2of5checksum": .itf,
      "qr": .qrCode, "azteccode": .aztec, "isbn13": .ean13, "jan13": .ean13, "jan8": .ean8,
      // As spreadsheets, label printers and the sets of others have them.
      "c128": .code128, "c39": .code39, "c93": .code93, "code128a": .code128, "code128b": .code128,
      "code128c": .code128, "3of9": .code39, "code3of9": .code39, "usd3": .code39,
      "2of5": .itf, "2of5interleaved": .itf, "code2of5interleaved": .itf, "int2of5": .itf,
      "interleaved2of5itf": .itf, "code25": .itf, "code2of5": .itf, "i2o5": .itf,
      "monarch": .codabar, "code2of7": .codabar,
      "gtin13": .ean13, "gtin12": .upcA, "gtin8": .ean8, "isbn": .ean13, "ean": .ean13,
      "jan": .ean13, "upc": .upcA,
      "dmx": .dataMatrix, "dmtx": .dataMatrix, "ecc200": .dataMatrix,
      "datamatrixecc200": .dataMatrix,
      "datamatrixcode": .dataMatrix, "qrcodemodel2": .qrCode, "qrmodel2": .qrCode, "qr2": .qrCode,
      "gs1qrcode": .qrCode, "gs1qr": .qrCode, "qrcodes": .qrCode, "pdf": .pdf417,
      "pdf417code": .pdf417,
    ]
    for symbology in Symbology.allCases {
      names[symbology.name.filter { $0.isLetter || $0.isNumber }] = symbology
    }
    return names
  }()
}

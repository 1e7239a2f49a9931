package import Barcodes

extension Symbology {
  /// The symbology that readers and truths elsewhere mean by a name, such as `EAN13`, `QR Code`, `VNBarcodeSymbologyITF14` or
  /// `ZBAR_I25`; nil of one that is none of the 13.
  package init?(foreignName name: String) {
    var plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
    for prefix in ["vnbarcodesymbology", "zbar", "format", "barcodeformat"]
    where plain.hasPrefix(prefix) && plain != prefix {
      plain.removeFirst(prefix.count)
    }
    guard let symbology = Self.foreignNames[plain] else { return nil }
    self = symbology
  }

  /// In lower case, letters and digits alone.
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
    ]
    for symbology in Symbology.allCases {
      names[symbology.name.filter { $0.isLetter || $0.isNumber }] = symbology
    }
    return names
  }()
}

import Barcodes

extension Symbology {
  /// The prefixes by which ISO/IEC 15424:2008 lets a reader announce a symbol of what was drawn: several where the
  /// modifier says what the reader can do, which no symbol decides: whether it speaks of interpretations, say.
  func identifiers(of form: DrawnContent.Form) -> [String] {
    switch (self, form) {
    case (.code128, .gs1): ["]C1"]
    case (.dataMatrix, .gs1): ["]d2", "]d5"]
    case (.qrCode, .gs1): ["]Q3", "]Q4"]
    case (.aztec, .structuredAppend): ["]z0", "]z3", "]z6", "]z9"]
    case (.code39, .fullASCII): ["]A0", "]A4"]
    case (.aztec, _): ["]z0", "]z3"]
    case (.code128, _): ["]C0"]
    case (.code39, _): ["]A0"]
    case (.code93, _): ["]G0"]
    case (.codabar, _): ["]F0"]
    case (.dataMatrix, _): ["]d1", "]d4"]
    case (.ean8, _): ["]E4"]
    case (.ean13, _), (.upcA, _), (.upcE, _): ["]E0"]
    case (.itf, _): ["]I0", "]I1"]
    case (.pdf417, _): ["]L0", "]L1", "]L2"]
    case (.qrCode, _): ["]Q1", "]Q2"]
    }
  }
}

import Barcodes

/// A symbology of Vision, by the name that its constant has in Swift.
///
/// Source: https://developer.apple.com/documentation/vision/vnbarcodesymbology
enum VisionSymbology: String, CaseIterable {
  case aztec, codabar, code128, code39, code93, dataMatrix, ean13, ean8, i2of5, itf14, pdf417, qr
  case upce

  /// The symbology by its name in ScanBench.
  var symbology: Symbology {
    switch self {
    case .aztec: .aztec
    case .codabar: .codabar
    case .code128: .code128
    case .code39: .code39
    case .code93: .code93
    case .dataMatrix: .dataMatrix
    case .ean13: .ean13
    case .ean8: .ean8
    case .i2of5, .itf14: .itf
    case .pdf417: .pdf417
    case .qr: .qrCode
    case .upce: .upcE
    }
  }

  /// The symbologies to ask for so that a symbology is found.
  ///
  /// A UPC-A is an EAN-13 with a leading 0 to Apple's frameworks; they have no name for it.
  ///
  /// Source: https://developer.apple.com/library/archive/technotes/tn2325/_index.html
  static func all(for symbology: Symbology) -> [VisionSymbology] {
    allCases.filter { $0.symbology == (symbology == .upcA ? .ean13 : symbology) }
  }
}

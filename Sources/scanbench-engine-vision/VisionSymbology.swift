import Barcodes

/// A symbology of Vision, by the name that its constant has in Swift.
///
/// Source: https://developer.apple.com/documentation/vision/vnbarcodesymbology
enum VisionSymbology: String, CaseIterable {
  case aztec, codabar, code128, code39, code93, dataMatrix, ean13, ean8, i2of5, itf14, pdf417, qr
  case upce

  var symbology: Symbology? { Symbology(foreignName: rawValue) }

  /// The symbologies to ask for so that a symbology is found.
  ///
  /// A UPC-A is an EAN-13 with a leading 0 to Apple's frameworks; they have no name for it.
  ///
  /// Source: https://developer.apple.com/library/archive/technotes/tn2325/_index.html
  static func all(for symbology: Symbology) -> [VisionSymbology] {
    allCases.filter { $0.symbology == (symbology == .upcA ? .ean13 : symbology) }
  }
}

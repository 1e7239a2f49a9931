import Barcodes
import CZint

/// What libzint is asked for beyond a symbology; nil of what it may choose. The numbers are those of Zint's manual, 5.
struct ZintSettings: Equatable {
  /// In the place of the standard's own.
  var zint: Int32?
  var option1: Int32?
  var option2: Int32?
  var option3: Int32?
  var inputMode: Int32?
  /// Whether the guard bars of EAN and UPC are longer than the others.
  var hasGuardBars = true

  init() {}

  /// What suites have.
  ///
  /// - Parameters:
  ///   - errorCorrection: as `error_correction` says; nil for the usual level.
  ///   - qrMask: of QR codes, 0 to 7; nil for the standard's choice.
  init(
    for symbology: Symbology, pdf417Columns: Int, errorCorrection: Int? = nil, qrMask: Int? = nil
  ) {
    let level = errorCorrection.map(Int32.init)
    switch symbology {
    case .qrCode:
      // Error correction level M, the usual one in print (ISO/IEC 18004, 7.5.1).
      option1 = level ?? 2
      option3 = qrMask.map { Int32($0 + 1) << 8 }
    case .pdf417: (option1, option2) = (level, Int32(pdf417Columns))
    case .aztec: option1 = level
    case .dataMatrix: option3 = Int32(DM_SQUARE)
    default: break
    }
  }

  func apply(to symbol: UnsafeMutablePointer<zint_symbol>) {
    if let option1 { symbol.pointee.option_1 = option1 }
    if let option2 { symbol.pointee.option_2 = option2 }
    if let option3 { symbol.pointee.option_3 = option3 }
    if let inputMode { symbol.pointee.input_mode = inputMode }
  }
}

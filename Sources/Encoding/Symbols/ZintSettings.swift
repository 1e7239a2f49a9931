import Barcodes
import CZint

/// The settings of libzint beyond a symbology; nil where it may choose. The numbers are those of
/// Zint's manual, 5.
package struct ZintSettings: Equatable {
  /// In the place of the standard's own.
  var zint: Int32?
  var option1: Int32?
  var option2: Int32?
  var option3: Int32?
  var inputMode: Int32?
  /// The place of a symbol that is a part of a message.
  var structuredAppend: DrawnContent.Form?
  /// True if the guard bars of EAN and UPC are longer than the others.
  var hasGuardBars = true

  init() {}

  /// Creates the settings of suites.
  ///
  /// - Throws: `EncodingError` where no symbol has such a shape.
  init(for symbology: Symbology, _ shape: SymbolShape) throws(EncodingError) {
    let level = shape.errorCorrection.map(Int32.init)
    switch symbology {
    case .qrCode:
      // Error correction level M, the usual one in print (ISO/IEC 18004, 7.5.1).
      option1 = level ?? 2
      option2 = shape.qrVersion.map(Int32.init)
      option3 = shape.qrMask.map { Int32($0 + 1) << 8 }
    case .pdf417:
      (option1, option2) = (level, Int32(shape.pdf417Columns ?? 10))
      option3 = shape.pdf417Rows.map(Int32.init)
    case .aztec:
      option1 = level
      option2 = try Self.aztecSize(shape)
    case .dataMatrix:
      option2 = try Self.dataMatrixSize(shape)
      option3 = Int32(DM_SQUARE)
    case .code128 where shape.code128Set == 2: zint = BARCODE_CODE128B
    default: break
    }
  }

  /// 1 to 30, in the standard's order; nil where the shape leaves it open.
  private static func dataMatrixSize(_ shape: SymbolShape) throws(EncodingError) -> Int32? {
    guard let rows = shape.dataMatrixRows ?? shape.dataMatrixColumns else { return nil }
    let columns = shape.dataMatrixColumns ?? rows
    let sizes = SymbolShape.dataMatrixSizes
    guard let place = sizes.firstIndex(where: { $0 == (rows, columns) }) else {
      let known = sizes.map { "\($0.rows)x\($0.columns)" }.joined(separator: ", ")
      throw EncodingError(
        symbology: .dataMatrix,
        message: "no symbol has \(rows) rows and \(columns) columns (\(known))")
    }
    return Int32(place + 1)
  }

  /// 1 to 4 compact, 5 to 36 of full range; nil where the shape leaves it open.
  private static func aztecSize(_ shape: SymbolShape) throws(EncodingError) -> Int32? {
    guard let layers = shape.aztecLayers else {
      guard !shape.aztecIsCompact else {
        throw EncodingError(
          symbology: .aztec, message: "aztec_compact: true needs aztec_layers, of 1 to 4")
      }
      return nil
    }
    guard !shape.aztecIsCompact || layers <= 4 else {
      throw EncodingError(
        symbology: .aztec, message: "compact symbols have 1 to 4 layers, not \(layers)")
    }
    guard shape.errorCorrection == nil else {
      throw EncodingError(
        symbology: .aztec,
        message: "with aztec_layers, error correction is what the payload leaves; drop one of them")
    }
    return Int32(shape.aztecIsCompact ? layers : layers + 4)
  }

  /// Adds the settings that a content needs beyond its symbol's shape.
  mutating func add(_ form: DrawnContent.Form, of symbology: Symbology) {
    switch form {
    case .plain: break
    case .gs1:
      if symbology == .code128 { zint = BARCODE_GS1_128 }
      inputMode = GS1_MODE
    case .fullASCII: zint = BARCODE_EXCODE39
    case .kanji: option3 = (option3 ?? 0) | ZINT_FULL_MULTIBYTE
    case .structuredAppend: structuredAppend = form
    }
  }

  func apply(to symbol: UnsafeMutablePointer<zint_symbol>) {
    if let option1 { symbol.pointee.option_1 = option1 }
    if let option2 { symbol.pointee.option_2 = option2 }
    if let option3 { symbol.pointee.option_3 = option3 }
    if let inputMode { symbol.pointee.input_mode = inputMode }
    if case .structuredAppend(let index, let count, let identifier) = structuredAppend {
      symbol.pointee.structapp.index = Int32(index)
      symbol.pointee.structapp.count = Int32(count)
      // SAFETY: the array has 32 bytes, zero at first, of which at most 31 are written.
      withUnsafeMutableBytes(of: &symbol.pointee.structapp.id) {
        $0.copyBytes(from: identifier.utf8.prefix(31))
      }
    }
  }
}

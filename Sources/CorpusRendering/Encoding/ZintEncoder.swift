package import Barcodes
import CZint

/// Encodes payloads with libzint, the reference encoder for all 13 symbologies.
///
/// Source: Zint's manual, https://www.zint.org.uk/manual.
package enum ZintEncoder {
  /// The symbol for `payload`, with the proportions that libzint draws unless told otherwise.
  ///
  /// - Parameters:
  ///   - payload: with its check digit where the symbology shows one; libzint checks it.
  ///   - barHeight: of a linear code, in modules; nil for its standard's.
  ///   - wideElement: the width of wide elements in modules, where a symbology has narrow and wide ones; nil for libzint's.
  ///   - pdf417Columns: data columns of a PDF417 symbol, 1 to 30.
  ///   - errorCorrection: the level of QR, Aztec and PDF417; nil for the usual one.
  ///   - qrMask: the mask pattern of a QR code; nil for the standard's choice.
  /// - Throws: `EncodingError`, with libzint's own message.
  package static func encode(
    _ payload: [UInt8], as symbology: Symbology, barHeight: Double? = nil,
    wideElement: Double? = nil, pdf417Columns: Int = Payload.pdf417Columns(for: nil),
    errorCorrection: Int? = nil, qrMask: Int? = nil
  ) throws(EncodingError) -> ModuleGrid {
    let grid = try encode(
      payload, as: symbology,
      ZintSettings(
        for: symbology, pdf417Columns: pdf417Columns, errorCorrection: errorCorrection,
        qrMask: qrMask),
      barHeight: barHeight, wideElement: wideElement)
    // Rather than refuse a payload, libzint adds columns until 90 rows are enough.
    guard symbology != .pdf417 || grid.columns == pdf417Width(columns: pdf417Columns) else {
      throw EncodingError(
        symbology: symbology,
        message:
          "more than 90 rows would be needed at pdf417_columns: \(pdf417Columns); make it larger")
    }
    return grid
  }

  /// The symbol for `payload`, with settings of libzint's that need not be those of the suites.
  ///
  /// - Throws: `EncodingError`, with libzint's own message.
  static func encode(
    _ payload: [UInt8], as symbology: Symbology, _ settings: ZintSettings, barHeight: Double?,
    wideElement: Double? = nil
  ) throws(EncodingError) -> ModuleGrid {
    // SAFETY: the symbol is deleted in this function, by whichever way it is left.
    guard let symbol = ZBarcode_Create() else {
      throw EncodingError(symbology: symbology, message: "out of memory")
    }
    defer { ZBarcode_Delete(symbol) }
    let standard = SymbolStandard(of: symbology)
    symbol.pointee.symbology = settings.zint ?? standard.zint
    settings.apply(to: symbol)
    let status = payload.withUnsafeBufferPointer { bytes in
      // SAFETY: libzint reads `bytes.count` bytes during the call and keeps no pointer to them.
      ZBarcode_Encode(symbol, bytes.baseAddress, Int32(bytes.count))
    }
    guard status < ZINT_ERROR else {
      throw EncodingError(
        symbology: symbology, message: String(cString: scanbench_zint_error_text(symbol)))
    }
    return grid(
      of: symbol, standard, isLinear: symbology.dimension == .linear, barHeight: barHeight,
      wideElement: standard.hasTwoWidths ? wideElement : nil, hasGuardBars: settings.hasGuardBars)
  }

  /// The width in modules: start pattern, row indicators and codewords of 17 each, and a stop pattern of 18
  /// (ISO/IEC 15438).
  private static func pdf417Width(columns: Int) -> Int { 17 + 17 + 17 * columns + 17 + 18 }

  private static func grid(
    of symbol: UnsafeMutablePointer<zint_symbol>, _ standard: SymbolStandard, isLinear: Bool,
    barHeight: Double?, wideElement: Double?, hasGuardBars: Bool
  ) -> ModuleGrid {
    let allRows = (0..<symbol.pointee.rows).map { row in
      // SAFETY: row and column are below the symbol's own rows and width.
      (0..<symbol.pointee.width).map { scanbench_zint_is_dark(symbol, row, $0) }
    }
    // libzint ends a linear code with the gap that would part its last character from another; the symbol ends
    // with its last bar (Codabar: EN 798; Code 39: ISO/IEC 16388, 4.3.2).
    let columns =
      isLinear
      ? (allRows[0].lastIndex(of: true) ?? 0) + 1 : Int(symbol.pointee.width)
    let rows = allRows.map { Array($0.prefix(columns)) }
    func heights(_ width: Double) -> [Double] {
      let nominal = standard.rowHeight(width)
      return rows.map { _ in isLinear ? barHeight ?? nominal : nominal }
    }
    if let wideElement {
      let elements = ElementSequence(of: rows[0], wide: wideElement)
      return ModuleGrid(
        rows: rows.map { _ in elements.isDark },
        rowHeights: heights(elements.widths.reduce(0, +)), columnWidths: elements.widths)
    }
    let grid = ModuleGrid(rows: rows, rowHeights: heights(Double(columns)))
    if standard.guardBars.isEmpty || !hasGuardBars { return grid }
    return grid.extendingBars(
      at: Set(standard.guardBars.joined()), by: SymbolStandard.guardBarExtension)
  }
}

/// A payload that its symbology cannot hold.
package struct EncodingError: Error, Equatable, CustomStringConvertible {
  package let symbology: Symbology
  /// libzint's message.
  package let message: String

  package var description: String { "\(symbology.name) cannot be encoded: \(message)" }
}

package import Barcodes
import CZint

/// Encodes payloads with libzint, the reference encoder for all 13 symbologies.
///
/// Source: Zint's manual, https://www.zint.org.uk/manual.
extension ModuleGrid {
  /// The symbol for `payload`, with the proportions that libzint draws unless told otherwise.
  ///
  /// - Parameters:
  ///   - payload: with its check digit where the symbology shows one; libzint checks it.
  ///   - shape: what the standard leaves open.
  ///   - addOn: the digits of the add-on symbol of EAN and UPC; empty without.
  ///   - barHeight: of a linear code, in modules; nil for its standard's.
  /// - Throws: `EncodingError`, with libzint's own message, or where the payload needs another shape.
  package static func encode(
    _ payload: [UInt8], as symbology: Symbology, _ shape: SymbolShape = SymbolShape(),
    addOn: [UInt8] = [], barHeight: Double? = nil
  ) throws(EncodingError) -> ModuleGrid {
    let written = addOn.isEmpty ? payload : payload + [UInt8(ascii: "+")] + addOn
    return try encode(
      [.init(bytes: written)], as: symbology, shape, ZintSettings(for: symbology, shape), barHeight)
  }

  /// The symbol of a content.
  ///
  /// - Throws: as above.
  package static func encode(
    _ content: DrawnContent, as symbology: Symbology, _ shape: SymbolShape, barHeight: Double?
  ) throws(EncodingError) -> ModuleGrid {
    var settings = try ZintSettings(for: symbology, shape)
    settings.add(content.form, of: symbology)
    var segments = content.segments
    if case .gs1(let elements) = content.form {
      let written = elements.map { "[\($0.identifier)]\($0.value)" }.joined()
      segments = [.init(bytes: Array(written.utf8))]
    }
    return try encode(segments, as: symbology, shape, settings, barHeight)
  }

  package static func encode(
    _ segments: [DrawnContent.Segment], as symbology: Symbology, _ shape: SymbolShape,
    _ settings: ZintSettings, _ barHeight: Double?
  ) throws(EncodingError) -> ModuleGrid {
    var grid = try encode(
      segments, as: symbology, settings, barHeight: barHeight, wideElement: shape.wideNarrowRatio,
      rowHeight: symbology == .pdf417 ? shape.pdf417RowHeightModules : nil)
    try shape.check(grid, of: symbology)
    if symbology == .itf { grid = grid.withBearerBars(shape.bearerBarModules) }
    return grid
  }

  /// The symbol for a payload, with settings of libzint's that need not be those of the suites.
  ///
  /// - Throws: `EncodingError`, with libzint's own message.
  package static func encode(
    _ segments: [DrawnContent.Segment], as symbology: Symbology, _ settings: ZintSettings,
    barHeight: Double?,
    wideElement: Double? = nil, rowHeight: Double? = nil
  ) throws(EncodingError) -> ModuleGrid {
    // SAFETY: the symbol is deleted in this function, by whichever way it is left.
    guard let symbol = ZBarcode_Create() else {
      throw EncodingError(symbology: symbology, message: "out of memory")
    }
    defer { ZBarcode_Delete(symbol) }
    let standard = SymbolStandard(of: symbology)
    symbol.pointee.symbology = settings.zint ?? standard.zint
    settings.apply(to: symbol)
    let status = status(of: segments, in: symbol)
    guard status < ZINT_ERROR else {
      throw EncodingError(
        symbology: symbology, message: String(cString: scanbench_zint_error_text(symbol)))
    }
    return grid(
      of: symbol, standard, isLinear: symbology.dimension == .linear,
      height: symbology.dimension == .linear ? barHeight : rowHeight,
      wideElement: standard.hasTwoWidths ? wideElement : nil, hasGuardBars: settings.hasGuardBars)
  }

  private static func status(
    of segments: [DrawnContent.Segment], in symbol: UnsafeMutablePointer<zint_symbol>
  ) -> Int32 {
    guard segments.count > 1 || segments.contains(where: { $0.eci != nil }) else {
      return (segments.first?.bytes ?? []).withUnsafeBufferPointer { bytes in
        // SAFETY: libzint reads `bytes.count` bytes during the call and keeps no pointer to them.
        ZBarcode_Encode(symbol, bytes.baseAddress, Int32(bytes.count))
      }
    }
    var bytes = segments.flatMap(\.bytes)
    return bytes.withUnsafeMutableBufferPointer { all in
      var start = 0
      let parts = segments.map { segment -> zint_seg in
        defer { start += segment.bytes.count }
        return zint_seg(
          source: all.baseAddress.map { $0 + start }, length: Int32(segment.bytes.count),
          eci: Int32(segment.eci ?? 0))
      }
      // SAFETY: libzint reads the segments, which lie in `all`, during the call and keeps no pointer to them.
      return ZBarcode_Encode_Segs(symbol, parts, Int32(parts.count))
    }
  }

  private static func grid(
    of symbol: UnsafeMutablePointer<zint_symbol>, _ standard: SymbolStandard, isLinear: Bool,
    height: Double?, wideElement: Double?, hasGuardBars: Bool
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
      return rows.map { _ in height ?? nominal }
    }
    if let wideElement {
      let elements = elements(of: rows[0], wide: wideElement)
      return ModuleGrid(
        rows: rows.map { _ in elements.isDark },
        rowHeights: heights(elements.widths.reduce(0, +)), columnWidths: elements.widths)
    }
    let grid = ModuleGrid(rows: rows, rowHeights: heights(Double(columns)))
    if standard.guardBars.isEmpty || !hasGuardBars { return grid }
    // The bars of an add-on reach as far down as guard bars do (ISO/IEC 15420:2009, figure 5).
    let symbolWidth = standard.guardBars.last?.upperBound ?? columns
    let longer = Set(standard.guardBars.joined()).union(symbolWidth..<max(symbolWidth, columns))
    var longGrid = grid.extendingBars(at: longer, by: SymbolStandard.guardBarExtension)
    longGrid.columnsBeside = columns - min(symbolWidth, columns)
    return longGrid
  }

  /// The bars and spaces of a symbol whose elements are narrow or wide, with wide ones of any width (`wide_narrow_ratio`).
  ///
  /// Code 39, Interleaved 2 of 5 and Codabar allow ratios of 2 to 3 (ISO/IEC 16388:2007, 4.4; ISO/IEC 16390:2007, 4.4; EN
  /// 798:1995, 4.4.1). libzint draws whole modules alone, wide elements of 2 or 3; only which elements are wide is taken from it.
  private static func elements(
    of modules: [Bool], wide: Double
  ) -> (widths: [Double], isDark: [Bool]) {
    var widths: [Double] = []
    var isDark: [Bool] = []
    for (index, module) in modules.enumerated() {
      if index > 0, module == modules[index - 1] {
        widths[widths.count - 1] = wide
      } else {
        widths.append(1)
        isDark.append(module)
      }
    }
    return (widths, isDark)
  }
}

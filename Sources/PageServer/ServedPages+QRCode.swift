import CZint

extension ServedPages {
  /// Returns an address as a QR code made of the characters of a terminal, two modules above one another in each: with its quiet zone, dark
  /// on light whatever the terminal's colours are; nil where it is too long for one.
  package static func qrCode(of text: String) -> [String]? {
    guard let modules = modules(of: text) else { return nil }
    let side = modules.count + 2 * quietModules
    func isDark(_ row: Int, _ column: Int) -> Bool {
      let (row, column) = (row - quietModules, column - quietModules)
      return modules.indices.contains(row) && modules.indices.contains(column)
        && modules[row][column]
    }
    return stride(from: 0, to: side, by: 2).map { row in
      let cells = (0..<side).map { column in
        switch (isDark(row, column), isDark(row + 1, column)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }
      return blackOnWhite + cells.joined() + reset
    }
  }

  /// ISO/IEC 18004 wants 4; cameras read terminals with 2, and more would not fit small windows.
  private static let quietModules = 2
  /// ECMA-48, SGR: black on bright white.
  private static let blackOnWhite = "\u{1B}[30;107m"
  private static let reset = "\u{1B}[0m"

  private static func modules(of text: String) -> [[Bool]]? {
    // SAFETY: the symbol is deleted in this function, by whichever way it is left.
    guard let symbol = ZBarcode_Create() else { return nil }
    defer { ZBarcode_Delete(symbol) }
    symbol.pointee.symbology = BARCODE_QRCODE
    let bytes = Array(text.utf8)
    let status = bytes.withUnsafeBufferPointer { bytes in
      // SAFETY: libzint reads `bytes.count` bytes during the call and keeps no pointer to them.
      ZBarcode_Encode(symbol, bytes.baseAddress, Int32(bytes.count))
    }
    guard status < ZINT_ERROR else { return nil }
    return (0..<symbol.pointee.rows).map { row in
      // SAFETY: row and column are below the symbol's own rows and width.
      (0..<symbol.pointee.width).map { scanbench_zint_is_dark(symbol, row, $0) }
    }
  }
}

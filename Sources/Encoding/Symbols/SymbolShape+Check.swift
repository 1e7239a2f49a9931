import Barcodes

extension SymbolShape {
  /// Refuses a symbol that has not the shape: libzint makes some larger rather than refuse a payload.
  func check(_ grid: ModuleGrid, of symbology: Symbology) throws(EncodingError) {
    func refuse(_ message: String) -> EncodingError {
      EncodingError(symbology: symbology, message: message)
    }
    switch symbology {
    case .pdf417:
      let columns = pdf417Columns ?? 10
      guard grid.columns == Self.pdf417Width(columns: columns) else {
        throw refuse(
          "more than 90 rows would be needed at pdf417_columns: \(columns); make it larger")
      }
      if let rows = pdf417Rows, grid.rows != rows {
        throw refuse("it needs \(grid.rows) rows at pdf417_columns: \(columns), not \(rows)")
      }
    case .qrCode:
      if let version = qrVersion, grid.columns != 17 + 4 * version {
        throw refuse("it needs \(grid.columns) modules, which is no version \(version)")
      }
    case .aztec:
      if let layers = aztecLayers {
        let side = Self.aztecSide(layers: layers, isCompact: aztecIsCompact)
        guard grid.columns == side else {
          throw refuse(
            "it needs \(grid.columns) modules, not the \(side) of aztec_layers: \(layers)")
        }
      }
    case .dataMatrix:
      guard dataMatrixRows.map({ $0 == grid.rows }) ?? true,
        dataMatrixColumns.map({ $0 == grid.columns }) ?? true
      else { throw refuse("it needs \(grid.rows) x \(grid.columns) modules") }
    default: break
    }
  }

  /// In modules: start pattern, row indicators and codewords of 17 each, and a stop pattern of 18 (ISO/IEC 15438:2015).
  private static func pdf417Width(columns: Int) -> Int { 17 + 17 + 17 * columns + 17 + 18 }

  /// In modules: a layer is two wide at each side; symbols of full range have a reference grid, of a line every 16 modules from the
  /// middle (ISO/IEC 24778:2008).
  private static func aztecSide(layers: Int, isCompact: Bool) -> Int {
    if isCompact { return 11 + 4 * layers }
    let side = 14 + 4 * layers
    return side + 1 + 2 * ((side / 2 - 1) / 15)
  }
}

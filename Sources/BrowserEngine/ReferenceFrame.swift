import Barcodes
import Encoding

/// A symbol that whoever reads its symbology reads: 4 pixels per module, sharp, upright, with wide margins.
struct ReferenceFrame {
  var image: GreyImage
  var symbology: Symbology
  var bytes: [UInt8]

  /// In pixels.
  private static let moduleWidth = 4.0
  /// At each side, in pixels: ISO/IEC 15417 and 16388 want 10 modules, and no standard more than 12 (UPC-E's 9, EAN-13's 11).
  private static let margin = 60

  /// - Parameter variant: 0 or 1; the second is tried where the first is not read.
  init(_ symbology: Symbology, variant: Int) throws {
    let samples = SymbolStandard(of: symbology).samples
    let payload = variant == 0 ? samples.first : samples.second
    bytes = Array(payload.utf8)
    self.symbology = symbology
    var shape = SymbolShape()
    shape.pdf417Columns = 3
    let grid = try ModuleGrid.encode(bytes, as: symbology, shape)
    let columns = grid.columnEdges.map { Int(($0 * Self.moduleWidth).rounded()) }
    let rows = grid.rowEdges.map { Int(($0 * Self.moduleWidth).rounded()) }
    image = GreyImage(
      width: (columns.last ?? 0) + 2 * Self.margin, height: (rows.last ?? 0) + 2 * Self.margin,
      filledWith: 235)
    for row in 0..<grid.rows {
      for column in 0..<grid.columns where grid.isDark(column: column, row: row) {
        for y in rows[row]..<rows[row + 1] {
          for x in columns[column]..<columns[column + 1] {
            image[Self.margin + x, Self.margin + y] = 20
          }
        }
      }
    }
  }

  /// True if the symbol is among the decodes, under its name or an equivalent one.
  func isAmong(_ decodes: [Decode]) -> Bool {
    let own = CanonicalContent(symbology, bytes)
    return decodes.contains { CanonicalContent($0.symbology, $0.bytes) == own }
  }
}

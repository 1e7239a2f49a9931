/// The sizes of Data Matrix ECC 200 (ISO/IEC 16022:2006, table 7, from memory; held against the symbols of libzint, whose codewords have to
/// be those of a Reed–Solomon code).
package struct DataMatrixSize: Sendable {
  package let rows: Int
  package let columns: Int
  package let dataCodewords: Int
  package let correctionCodewords: Int
  package let blocks: Int

  /// The regions along a side, each with its own fixed patterns around it.
  package var regions: (down: Int, across: Int) {
    func count(_ side: Int) -> Int {
      switch side {
      case ...26: 1
      case ...52: 2
      case ...104: 4
      default: 6
      }
    }
    guard rows != columns else { return (count(rows), count(columns)) }
    return (1, columns < 32 ? 1 : 2)
  }

  /// Nil where there is none such.
  package init?(rows: Int, columns: Int) {
    guard let row = Self.table.first(where: { $0.0 == rows && $0.1 == columns }) else { return nil }
    (self.rows, self.columns, dataCodewords, correctionCodewords, blocks) = row
  }

  /// The width of the smallest square that holds so many data codewords, in modules.
  static func modulesWide(codewords: Int) -> Double? {
    table.first { $0.0 == $0.1 && codewords <= $0.2 }.map { Double($0.0) }
  }

  /// Rows, columns, codewords of data and of error correction, and blocks: squares, then rectangles, each in the standard's order.
  static let table: [(Int, Int, Int, Int, Int)] = [
    (10, 10, 3, 5, 1), (12, 12, 5, 7, 1), (14, 14, 8, 10, 1), (16, 16, 12, 12, 1),
    (18, 18, 18, 14, 1), (20, 20, 22, 18, 1), (22, 22, 30, 20, 1), (24, 24, 36, 24, 1),
    (26, 26, 44, 28, 1), (32, 32, 62, 36, 1), (36, 36, 86, 42, 1), (40, 40, 114, 48, 1),
    (44, 44, 144, 56, 1), (48, 48, 174, 68, 1), (52, 52, 204, 84, 2), (64, 64, 280, 112, 2),
    (72, 72, 368, 144, 4), (80, 80, 456, 192, 4), (88, 88, 576, 224, 4), (96, 96, 696, 272, 4),
    (104, 104, 816, 336, 6), (120, 120, 1050, 408, 6), (132, 132, 1304, 496, 8),
    (144, 144, 1558, 620, 10), (8, 18, 5, 7, 1), (8, 32, 10, 11, 1), (12, 26, 16, 14, 1),
    (12, 36, 22, 18, 1), (16, 36, 32, 24, 1), (16, 48, 49, 28, 1),
  ]
}

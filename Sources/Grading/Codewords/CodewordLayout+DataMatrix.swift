import Barcodes

extension CodewordLayout {
  /// That of a Data Matrix symbol; nil of sizes that ECC 200 lacks.
  static func dataMatrix(rows: Int, columns: Int) -> CodewordLayout? {
    guard let size = DataMatrixSize(rows: rows, columns: columns) else { return nil }
    let (down, across) = size.regions
    let (height, width) = (rows / down, columns / across)
    let inner = (rows: rows - 2 * down, columns: columns - 2 * across)
    let placement = DataMatrixPlacement(rows: inner.rows, columns: inner.columns)
    var codewords: [Int?] = Array(repeating: nil, count: rows * columns)
    var between: [ModulePlace] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let (y, x) = (row % height, column % width)
        if (1..<height - 1).contains(y), (1..<width - 1).contains(x) {
          let place = (row: row - 2 * (row / height) - 1, column: column - 2 * (column / width) - 1)
          codewords[row * columns + column] =
            placement.codewords[place.row * inner.columns + place.column]
        } else if row > 0, row < rows - 1, column > 0, column < columns - 1 {
          between.append(ModulePlace(row: row, column: column))
        }
      }
    }
    let correction = size.correctionCodewords / size.blocks
    return CodewordLayout(
      rows: rows, columns: columns, codewords: codewords, blocks: size.blockOfCodewords,
      blockCount: size.blocks, correction: correction,
      // Where the number is odd, the last one corrects nothing.
      reserved: correction % 2,
      fixedPatterns: sides(rows, columns)
        + (between.isEmpty
          ? [] : [FixedPattern(modules: between, scale: .clockTrack, isOfClockTracks: true)]),
      gradesMean: true)
  }

  /// Both sides of the L and the quiet zones beside them, the clock tracks and theirs (ISO/IEC 16022:2006, annex M, from memory). Those of
  /// inner regions count as one more clock track; the annex grades each region by itself. Its transition ratio is left out.
  private static func sides(_ rows: Int, _ columns: Int) -> [FixedPattern] {
    func column(_ column: Int, _ range: Range<Int>) -> [ModulePlace] {
      range.map { ModulePlace(row: $0, column: column) }
    }
    func row(_ row: Int, _ range: Range<Int>) -> [ModulePlace] {
      range.map { ModulePlace(row: row, column: $0) }
    }
    return [
      FixedPattern(modules: column(0, 0..<rows), scale: .solidSide),
      FixedPattern(modules: row(rows - 1, 0..<columns), scale: .solidSide),
      FixedPattern(modules: column(-1, 0..<rows + 1), scale: .solidSide),
      FixedPattern(modules: row(rows, -1..<columns), scale: .solidSide),
      FixedPattern(modules: row(0, 1..<columns), scale: .clockTrack, isOfClockTracks: true),
      FixedPattern(
        modules: column(columns - 1, 0..<rows - 1), scale: .clockTrack, isOfClockTracks: true),
      FixedPattern(modules: row(-1, 0..<columns), scale: .solidSide, isOfClockTracks: true),
      FixedPattern(modules: column(columns, 0..<rows), scale: .solidSide, isOfClockTracks: true),
    ]
  }
}

extension DataMatrixSize {
  /// Blocks take turns, in the data and again in the error correction (ISO/IEC 16022:2006, 5.6.2 and annex A).
  fileprivate var blockOfCodewords: [Int] {
    (0..<dataCodewords).map { $0 % blocks } + (0..<correctionCodewords).map { $0 % blocks }
  }
}

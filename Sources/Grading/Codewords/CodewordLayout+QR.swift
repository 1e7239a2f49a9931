import Encoding

extension CodewordLayout {
  /// That of a QR code; nil of Micro QR.
  static func qrCode(_ grid: ModuleGrid) -> CodewordLayout? {
    guard grid.rows == grid.columns, let patterns = QRPatterns(side: grid.rows) else { return nil }
    // The level's bits are the format information's first two, masked by 10 (ISO/IEC 18004:2015, 7.9.1).
    let high = grid.isDark(column: 0, row: 8) ? 0 : 1
    let low = grid.isDark(column: 1, row: 8) ? 1 : 0
    let level = QRLevel.all[2 * high + low]
    let codewords = patterns.codewords
    let total = (codewords.lazy.compactMap(\.self).max() ?? 0) + 1
    let version = patterns.version
    return CodewordLayout(
      rows: grid.rows, columns: grid.columns, codewords: codewords,
      blocks: level.blockOfCodewords(version: version, total: total),
      blockCount: level.blocks[version - 1], correction: level.corrections[version - 1],
      reserved: version <= level.reserved.count ? level.reserved[version - 1] : 0,
      fixedPatterns: fixed(patterns), gradesMean: false)
  }

  /// Finders with their separators, timing and alignment patterns (ISO/IEC 18004:2015, annex G, from memory). The quiet zone, four
  /// modules around, is graded as a solid side of Data Matrix: what the annex says of it was not seen.
  private static func fixed(_ patterns: QRPatterns) -> [FixedPattern] {
    let inside = 0..<patterns.side
    let quiet = QRPatterns.square(-4, -4, side: patterns.side + 8).filter {
      !inside.contains($0.row) || !inside.contains($0.column)
    }
    let alignment = patterns.alignment
    return patterns.finders.map { FixedPattern(modules: $0, scale: .finder, isCounted: true) }
      + patterns.timing.map { FixedPattern(modules: $0, scale: .timing) }
      + (alignment.isEmpty ? [] : [FixedPattern(modules: alignment, scale: .alignment)])
      + [FixedPattern(modules: quiet, scale: .solidSide)]
  }
}

/// Values at some places of a picture, less the mean of those around each.
struct DetrendedField {
  private var values: [Double]
  private let isThere: [Bool]
  let width: Int
  /// Where there are values.
  let places: [Int]

  /// - Parameters:
  ///   - source: row by row.
  ///   - reach: how far the square of the mean reaches to each side, in pixels.
  init(_ source: [Double?], width: Int, height: Int, reach: Int) {
    self.width = width
    let sums = SummedArea(source, width: width, height: height)
    isThere = source.map { $0 != nil }
    places = source.indices.filter { source[$0] != nil }
    values = source.map { $0 ?? 0 }
    for index in places {
      let (x, y) = (index % width, index / width)
      values[index] -= sums.mean(
        columns: max(0, x - reach)..<min(width, x + reach + 1),
        rows: max(0, y - reach)..<min(height, y + reach + 1))
    }
  }

  /// How large the picture is, in pixels.
  var count: Int { values.count }

  subscript(_ index: Int) -> Double { values[index] }

  /// Whether there is also a value a step of 1 to the right, or of the width below.
  func has(_ index: Int, and step: Int) -> Bool {
    index + step < values.count && (step != 1 || (index + 1) % width != 0) && isThere[index + step]
  }
}

/// Means over rectangles in four steps each (Crow, SIGGRAPH 1984).
private struct SummedArea {
  private var sums: [Double]
  private var counts: [Double]
  private let stride: Int

  init(_ values: [Double?], width: Int, height: Int) {
    stride = width + 1
    sums = .init(repeating: 0, count: stride * (height + 1))
    counts = sums
    for y in 0..<height {
      var (sum, count) = (0.0, 0.0)
      for x in 0..<width {
        if let value = values[y * width + x] { (sum, count) = (sum + value, count + 1) }
        sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + sum
        counts[(y + 1) * stride + x + 1] = counts[y * stride + x + 1] + count
      }
    }
  }

  /// Of the values that there are; 0 where there is none.
  func mean(columns: Range<Int>, rows: Range<Int>) -> Double {
    func total(_ table: [Double]) -> Double {
      table[rows.upperBound * stride + columns.upperBound]
        - table[rows.lowerBound * stride + columns.upperBound]
        - table[rows.upperBound * stride + columns.lowerBound]
        + table[rows.lowerBound * stride + columns.lowerBound]
    }
    let count = total(counts)
    return count > 0 ? total(sums) / count : 0
  }
}

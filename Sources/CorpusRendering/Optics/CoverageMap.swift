import Barcodes

/// The dark share of the area of each sample of a grid, 0 to 1, rows from top to bottom.
struct CoverageMap: Equatable {
  let width: Int
  let height: Int
  var samples: [Float]

  init(width: Int, height: Int, samples: [Float]) {
    precondition(samples.count == width * height, "not a whole map")
    self.width = width
    self.height = height
    self.samples = samples
  }
}

extension CoverageMap {
  /// Integrates the dark area exactly over each sample's square.
  ///
  /// Each edge adds, in every row that it crosses, its signed height times the share of the area to its
  /// right; the running sum along a row is then the covered area (the accumulation buffer of signed-area
  /// rasterisers, after R. Levien, "Inside the fastest font renderer in the world", 2016). Takes time in
  /// proportion to the samples plus those that edges cross.
  ///
  /// - Parameters:
  ///   - width: in pixels.
  ///   - height: in pixels.
  ///   - oversampling: samples along each side of a pixel.
  init(of outline: SymbolOutline, width: Int, height: Int, oversampling: Int) {
    let columns = width * oversampling
    let rows = height * oversampling
    // One more column takes what lies right of the last sample.
    var accumulator = SignedArea(columns: columns, rows: rows)
    for edge in outline.edges {
      accumulator.add(edge.start * Double(oversampling), edge.end * Double(oversampling))
    }
    self.init(width: columns, height: rows, samples: accumulator.coverage())
  }
}

/// Sums of signed area, from which coverage follows by summing along each row.
private struct SignedArea {
  private let columns: Int
  private let rows: Int
  private var cells: [Float]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: 0, count: (columns + 1) * rows)
  }

  /// Adds the edge between two points, in samples.
  mutating func add(_ start: Point, _ end: Point) {
    guard start.y != end.y else { return }
    // Dark lies to the right of upward edges.
    let sign = start.y > end.y ? 1.0 : -1.0
    let (top, bottom) = start.y < end.y ? (start, end) : (end, start)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let firstRow = max(0, Int(top.y.rounded(.down)))
    let endRow = min(rows, Int(bottom.y.rounded(.up)))
    guard firstRow < endRow else { return }
    for row in firstRow..<endRow {
      let upper = max(top.y, Double(row))
      let lower = min(bottom.y, Double(row + 1))
      let xAtUpper = top.x + (upper - top.y) * slope
      let xAtLower = lower == bottom.y ? bottom.x : top.x + (lower - top.y) * slope
      addSpan(row: row, from: xAtUpper, to: xAtLower, height: (lower - upper) * sign)
    }
  }

  /// Adds a piece of an edge inside one row, shared out over the columns that it crosses.
  private mutating func addSpan(row: Int, from first: Double, to last: Double, height: Double) {
    let (left, right) = first < last ? (first, last) : (last, first)
    let firstColumn = Int(left.rounded(.down))
    if right <= Double(firstColumn + 1) {
      addPiece(row: row, column: firstColumn, meanX: (left + right) / 2, height: height)
      return
    }
    let heightPerColumn = height / (right - left)
    for column in firstColumn..<Int(right.rounded(.up)) {
      let from = max(left, Double(column))
      let to = min(right, Double(column + 1))
      addPiece(
        row: row, column: column, meanX: (from + to) / 2, height: heightPerColumn * (to - from))
    }
  }

  private mutating func addPiece(row: Int, column: Int, meanX: Double, height: Double) {
    let start = row * (columns + 1)
    guard column < columns else { return }
    guard column >= 0 else {
      cells[start] += Float(height)
      return
    }
    let rightShare = meanX - Double(column)
    cells[start + column] += Float(height * (1 - rightShare))
    cells[start + column + 1] += Float(height * rightShare)
  }

  func coverage() -> [Float] {
    var samples = [Float](repeating: 0, count: columns * rows)
    for row in 0..<rows {
      var sum: Float = 0
      for column in 0..<columns {
        sum += cells[row * (columns + 1) + column]
        samples[row * columns + column] = min(max(sum, 0), 1)
      }
    }
    return samples
  }
}

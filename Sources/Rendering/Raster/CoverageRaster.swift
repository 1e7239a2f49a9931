import Barcodes

/// Integrates areas exactly over the squares of a window's samples.
///
/// Each edge adds, in every row that it crosses, its signed height times the share of the area to its
/// right; the running sum along a row is then the covered area (the accumulation buffer of signed-area
/// rasterisers, after R. Levien, "Inside the fastest font renderer in the world", 2016). All of it is linear
/// in the edges, so weights stand for several levels of ink and for parts of an exposure. Takes time in
/// proportion to the samples plus those that edges cross.
struct CoverageRaster {
  /// In pixels of the frame, beyond which it may reach.
  private let window: PixelRectangle
  private let scale: Double
  /// The samples along its sides.
  private let columns: Int
  private let rows: Int
  /// One more column than the window takes what lies right of it. It holds any numbers as long as `isEmpty`.
  private var signedArea: CellPlane
  /// True if no edge has come into the window's rows.
  private(set) var isEmpty = true
  private let memory: PlaneMemory

  /// - Parameter samplesPerPixel: along each side of a pixel.
  init(_ window: PixelRectangle, samplesPerPixel: Int, in memory: PlaneMemory) {
    self.window = window
    self.memory = memory
    scale = Double(samplesPerPixel)
    (columns, rows) = (window.width * samplesPerPixel, window.height * samplesPerPixel)
    signedArea = CellPlane(width: columns + 1, height: rows, in: memory)
  }

  /// Adds edges, in pixels of the frame, each moved by every one of `offsets` with an equal share of
  /// `weight`.
  mutating func add(_ edges: [OutlineEdge], weight: Double = 1, movedBy offsets: [Point]) {
    let share = weight / Double(offsets.count)
    let (top, bottom) = (Double(window.y), Double(window.y + window.height))
    for offset in offsets {
      let shift = offset - Point(x: Double(window.x), y: Double(window.y))
      for edge in edges {
        guard max(edge.start.y, edge.end.y) + offset.y > top,
          min(edge.start.y, edge.end.y) + offset.y < bottom
        else { continue }
        if isEmpty { signedArea.fill(with: 0) }
        isEmpty = false
        add((edge.start + shift) * scale, (edge.end + shift) * scale, weight: share)
      }
    }
  }

  /// Adds the edge between two points, in samples of the window.
  private mutating func add(_ start: Point, _ end: Point, weight: Double) {
    guard start.y != end.y else { return }
    // The area lies to the right of upward edges.
    let sign = start.y > end.y ? weight : -weight
    let (top, bottom) = start.y < end.y ? (start, end) : (end, start)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let firstRow = max(0, floor(top.y))
    let endRow = min(rows, -floor(-bottom.y))
    guard firstRow < endRow else { return }
    for row in firstRow..<endRow {
      let upper = max(top.y, Double(row))
      let lower = min(bottom.y, Double(row + 1))
      let xAtUpper = top.x + (upper - top.y) * slope
      let xAtLower = lower == bottom.y ? bottom.x : top.x + (lower - top.y) * slope
      signedArea.withMutableRow(row) { cells in
        addSpan(to: cells, from: xAtUpper, to: xAtLower, height: (lower - upper) * sign)
      }
    }
  }

  /// Gives the memory back.
  consuming func discard() { signedArea.discard(to: memory) }

  /// The covered share of each sample.
  consuming func coverage() -> CellPlane {
    var result = CellPlane(width: columns, height: rows, in: memory)
    defer { signedArea.discard(to: memory) }
    guard !isEmpty else {
      result.fill(with: 0)
      return result
    }
    // Four rows at a time: a running sum waits for itself, four do not wait for each other.
    let whole = rows - rows % 4
    for row in stride(from: 0, to: whole, by: 4) {
      result.withMutableRows(row..<row + 4) { result in
        signedArea.withRows(row..<row + 4) { sumUpFourRows($0, into: result) }
      }
    }
    for row in whole..<rows {
      result.withMutableRow(row) { result in
        signedArea.withRow(row) { sumUp($0, into: result) }
      }
    }
    return result
  }

  /// The covered share of each cell of a grid with two samples along a cell's side, each spread by the
  /// weights 1 3 3 1 along both axes; the outermost cells lack what lies outside the window.
  consuming func coverageOfCells() -> CellPlane {
    let cells = (columns: columns / 2, rows: rows / 2)
    var result = CellPlane(width: cells.columns, height: cells.rows, in: memory)
    defer { signedArea.discard(to: memory) }
    guard !isEmpty else {
      result.fill(with: 0)
      return result
    }
    var sums = CellPlane(width: columns + 1, height: 2, in: memory)
    var covered = CellPlane(width: columns, height: 2, in: memory)
    // Two rows at a time, since a running sum waits for each addition.
    for first in stride(from: 0, to: cells.rows, by: 2) {
      let pair = first..<min(first + 2, cells.rows)
      for row in pair {
        sums.withMutableRow(row - first) { sums in
          signedArea.withRows(2 * row, 2 * row + 1) { inner, other in
            signedArea.withRows(max(2 * row - 1, 0), min(2 * row + 2, rows - 1)) {
              before, after in
              for index in sums.indices {
                sums[index] =
                  0.375 * (inner[index] + other[index]) + 0.125 * (before[index] + after[index])
              }
            }
          }
        }
      }
      covered.withMutableRows { first, second in
        sums.withRows(0, 1) { sumUp($0, into: first, $1, into: second) }
      }
      for row in pair {
        result.withMutableRow(row) { result in
          covered.withRow(row - first) { meanOfCells($0, into: result) }
        }
      }
    }
    sums.discard(to: memory)
    covered.discard(to: memory)
    return result
  }
}

/// Adds a piece of an edge inside one row, shared out over the columns that it crosses.
private func addSpan(
  to cells: UnsafeMutableBufferPointer<Float>, from first: Double, to last: Double, height: Double
) {
  let (left, right) = first < last ? (first, last) : (last, first)
  let firstColumn = floor(left)
  if right <= Double(firstColumn + 1) {
    addPiece(to: cells, column: firstColumn, meanX: (left + right) / 2, height: height)
    return
  }
  let heightPerColumn = height / (right - left)
  // What lies right of the row adds nothing to it.
  let endColumn = max(firstColumn, min(-floor(-right), cells.count))
  for column in firstColumn..<endColumn {
    let from = max(left, Double(column))
    let to = min(right, Double(column + 1))
    addPiece(
      to: cells, column: column, meanX: (from + to) / 2, height: heightPerColumn * (to - from))
  }
}

@inline(__always)
private func addPiece(
  to cells: UnsafeMutableBufferPointer<Float>, column: Int, meanX: Double, height: Double
) {
  guard column < cells.count - 1 else { return }
  guard column >= 0 else {
    cells[0] += Float(height)
    return
  }
  let rightShare = meanX - Double(column)
  cells[column] += Float(height * (1 - rightShare))
  cells[column + 1] += Float(height * rightShare)
}

/// The running sum of a row.
private func sumUp(
  _ cells: UnsafeBufferPointer<Float>, into result: UnsafeMutableBufferPointer<Float>
) {
  var sum: Float = 0
  for index in 0..<min(cells.count, result.count) {
    sum += cells[index]
    result[index] = sum
  }
}

/// The running sums of four rows, of which the results' may be shorter.
private func sumUpFourRows(
  _ cells: UnsafeBufferPointer<Float>, into result: UnsafeMutableBufferPointer<Float>
) {
  let (width, columns) = (cells.count / 4, result.count / 4)
  precondition(columns <= width, "results longer than their rows")
  // SAFETY: `index` is inside each of the four rows of both.
  guard let cells = cells.baseAddress, let result = result.baseAddress else { return }
  var sums: (Float, Float, Float, Float) = (0, 0, 0, 0)
  for index in 0..<columns {
    sums.0 += cells[index]
    sums.1 += cells[width + index]
    sums.2 += cells[2 * width + index]
    sums.3 += cells[3 * width + index]
    result[index] = sums.0
    result[columns + index] = sums.1
    result[2 * columns + index] = sums.2
    result[3 * columns + index] = sums.3
  }
}

/// The running sums of two rows of one length.
private func sumUp(
  _ first: UnsafeBufferPointer<Float>, into firstResult: UnsafeMutableBufferPointer<Float>,
  _ second: UnsafeBufferPointer<Float>, into secondResult: UnsafeMutableBufferPointer<Float>
) {
  var sums: (Float, Float) = (0, 0)
  for index in firstResult.indices {
    sums.0 += first[index]
    sums.1 += second[index]
    firstResult[index] = sums.0
    secondResult[index] = sums.1
  }
}

/// Weighs the samples of each cell of a row and its neighbours by 1 3 3 1.
private func meanOfCells(
  _ samples: UnsafeBufferPointer<Float>, into result: UnsafeMutableBufferPointer<Float>
) {
  for index in 1..<(result.count - 1) {
    result[index] =
      0.375 * (samples[2 * index] + samples[2 * index + 1]) + 0.125
      * (samples[2 * index - 1] + samples[2 * index + 2])
  }
  result[0] = samples[0]
  result[result.count - 1] = samples[2 * result.count - 1]
}

/// The greatest whole number not above `x`; baseline x86-64 has no instruction for it.
@inline(__always)
private func floor(_ x: Double) -> Int {
  let towardsZero = Int(x)
  return Double(towardsZero) > x ? towardsZero - 1 : towardsZero
}

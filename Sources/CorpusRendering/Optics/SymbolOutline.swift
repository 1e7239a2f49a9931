import Barcodes

/// A directed side of the dark area. The dark lies on the right of the direction of travel, as seen on the
/// screen, so the sides of any symbol form closed loops.
struct OutlineEdge: Equatable {
  var start: Point
  var end: Point
}

/// The border between dark and light modules, as the fewest straight edges, in pixels of the frame.
struct SymbolOutline {
  let edges: [OutlineEdge]

  init(of grid: ModuleGrid, in geometry: FrameGeometry) {
    var rowTops = [0.0]
    for height in grid.rowHeights { rowTops.append(rowTops[rowTops.count - 1] + height) }
    var edges: [OutlineEdge] = []
    func add(_ from: (Double, Double), _ to: (Double, Double)) {
      edges.append(
        OutlineEdge(
          start: geometry.point(x: from.0, y: from.1), end: geometry.point(x: to.0, y: to.1)))
    }
    for column in 0...grid.columns {
      let changes = (0..<grid.rows).map { row in
        change(
          from: grid.isDark(column: column - 1, row: row), to: grid.isDark(column: column, row: row)
        )
      }
      for run in runs(of: changes) {
        let (top, bottom) = (rowTops[run.range.lowerBound], rowTops[run.range.upperBound])
        let x = Double(column)
        if run.value > 0 { add((x, bottom), (x, top)) } else { add((x, top), (x, bottom)) }
      }
    }
    for row in 0...grid.rows {
      let changes = (0..<grid.columns).map { column in
        change(
          from: grid.isDark(column: column, row: row - 1), to: grid.isDark(column: column, row: row)
        )
      }
      for run in runs(of: changes) {
        let (left, right) = (Double(run.range.lowerBound), Double(run.range.upperBound))
        let y = rowTops[row]
        if run.value > 0 { add((left, y), (right, y)) } else { add((right, y), (left, y)) }
      }
    }
    self.edges = edges
  }
}

/// 1 where light turns to dark, −1 where dark turns to light, 0 where nothing changes.
private func change(from before: Bool, to after: Bool) -> Int {
  (after ? 1 : 0) - (before ? 1 : 0)
}

/// The maximal runs of equal values other than 0.
private func runs(of values: [Int]) -> [(range: Range<Int>, value: Int)] {
  var runs: [(range: Range<Int>, value: Int)] = []
  var start = 0
  for end in 1...values.count where end == values.count || values[end] != values[start] {
    if values[start] != 0 { runs.append((start..<end, values[start])) }
    start = end
  }
  return runs
}

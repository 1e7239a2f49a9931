import Barcodes

extension InkPattern {
  /// The border between dark and light, as the fewest straight edges, in modules.
  var outline: [OutlineEdge] {
    var edges: [OutlineEdge] = []
    func add(_ from: (Double, Double), _ to: (Double, Double)) {
      edges.append(
        OutlineEdge(start: Point(x: from.0, y: from.1), end: Point(x: to.0, y: to.1)))
    }
    for column in 0...columns {
      let changes = (0..<rows).map { row in
        change(from: isDark(column: column - 1, row: row), to: isDark(column: column, row: row))
      }
      for run in runs(of: changes) {
        let (top, bottom) = (rowEdges[run.range.lowerBound], rowEdges[run.range.upperBound])
        let x = columnEdges[column]
        if run.value > 0 { add((x, bottom), (x, top)) } else { add((x, top), (x, bottom)) }
      }
    }
    for row in 0...rows {
      let changes = (0..<columns).map { column in
        change(from: isDark(column: column, row: row - 1), to: isDark(column: column, row: row))
      }
      for run in runs(of: changes) {
        let (left, right) = (columnEdges[run.range.lowerBound], columnEdges[run.range.upperBound])
        let y = rowEdges[row]
        if run.value > 0 { add((left, y), (right, y)) } else { add((right, y), (left, y)) }
      }
    }
    return edges
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

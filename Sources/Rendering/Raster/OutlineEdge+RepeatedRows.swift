import Barcodes

extension OutlineEdge {
  /// Rows of pixels that see the same: where every edge in sight is upright and goes on,
  /// nothing changes from row to row, as in the bars of a linear code. One of them is worked out for all.
  ///
  /// - Parameters:
  ///   - edges: in pixels of the sensor.
  ///   - shifts: how far an exposure moves them up or down, least and most, in pixels.
  ///   - reach: how far outside a pixel lies what it sees, in whole pixels.
  ///   - columns: of the rows, in pixels.
  /// - Returns: ascending, apart, and each worth a band of its own.
  static func repeatedRows(
    of edges: [OutlineEdge], movedBy shifts: ClosedRange<Double>, reach: Int, rows: Range<Int>,
    columns: Int
  ) -> [Range<Int>] {
    var isCalm = [Bool](repeating: true, count: rows.count)
    for edge in edges where edge.start.y != edge.end.y {
      let ends = (min(edge.start.y, edge.end.y), max(edge.start.y, edge.end.y))
      let isUpright = edge.start.x == edge.end.x
      // An upright edge disturbs where it begins and ends, any other one all along.
      for (from, to) in isUpright ? [(ends.0, ends.0), (ends.1, ends.1)] : [ends] {
        let first = (from + shifts.lowerBound).rounded(.down) - Double(reach)
        let last = (to + shifts.upperBound).rounded(.down) + Double(reach)
        let low = max(first, Double(rows.lowerBound))
        let high = min(last, Double(rows.upperBound - 1))
        guard low <= high else { continue }
        for row in Int(low)...Int(high) { isCalm[row - rows.lowerBound] = false }
      }
    }
    var runs: [Range<Int>] = []
    var start = 0
    for end in stride(from: 1, through: isCalm.count, by: 1)
    where end == isCalm.count || isCalm[end] != isCalm[start] {
      // A band of its own looks at every edge again, and at `reach` more rows on either side.
      let saved = (end - start - 1 - 2 * reach) * columns
      if isCalm[start], saved > edgeCost * edges.count {
        runs.append(rows.lowerBound + start..<rows.lowerBound + end)
      }
      start = end
    }
    return runs
  }

  /// The cost of looking at an edge, in pixels.
  private static let edgeCost = 4
}

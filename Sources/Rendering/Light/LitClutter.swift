/// The surroundings of labels, as the lens shows them.
struct LitClutter {
  let clutter: Clutter
  let areas: CellPlane
  /// The share of each cell that labels cover.
  let labels: CellPlane?
  /// The ground's reflectance.
  let ground: Float

  /// Adds to a row of cells what is seen beside labels.
  func add(
    to cells: UnsafeMutableBufferPointer<Float>, row: Int, y: Double, firstX: Double, step: Double
  ) {
    let tone = clutter.tone(y: y, firstX: firstX, step: step)
    areas.withRow(row) { areas in
      func other(_ index: Int) -> Float {
        max(areas[index] + tone.first + tone.step * Float(index), 0.02 - ground)
      }
      guard let labels else {
        for index in cells.indices { cells[index] += other(index) }
        return
      }
      labels.withRow(row) { labels in
        for index in cells.indices {
          cells[index] += other(index) * (1 - min(max(labels[index], 0), 1))
        }
      }
    }
  }
}

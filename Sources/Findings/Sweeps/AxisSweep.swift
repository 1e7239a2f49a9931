import Barcodes
package import Records
package import Summaries

/// Cells of one suite and mask that differ along one axis only: what shows how reading depends on it.
package struct AxisSweep {
  package let axis: SweptAxis
  package let key: SweepKey
  package let engines: [EngineRecord]
  package let cells: [SummaryCell]
  /// With which its cells were read: those of sweeps that read alike are one.
  package let masks: [MaskName]

  /// True if nothing but the axis varies in the suite.
  package var isOfAxisAlone: Bool { key.fixed.isEmpty && key.namedCondition == nil }

  package var symbologies: [String] { cells.symbologies }

  /// The tested values, ascending.
  package var values: [Double] { Set(cells.compactMap { $0.point[axis.name] }).sorted() }

  /// The sweep's title, for a heading.
  package var title: String { key.title }

  /// The cells of one engine and symbology that it was asked, by ascending value.
  package func asked(engine: String, symbology: String) -> [SummaryCell] {
    cells.filter { $0.engine == engine && $0.symbology == symbology && $0.codes > 0 }
      .sorted { value($0) < value($1) }
  }

  private func value(_ cell: SummaryCell) -> Double { cell.point[axis.name] ?? 0 }
}

extension Summary {
  /// The sweeps over module width.
  package var widthSweeps: [AxisSweep] { sweeps(over: .moduleWidth) }

  /// One sweep for each suite, mask, named condition and setting of the other axes; see `SweepKey`. Suites
  /// whose sampling adapts have none.
  package func sweeps(over axis: SweptAxis) -> [AxisSweep] {
    let swept = sweptCells.filter { $0.point[axis.name] != nil }
    return SweepKey.groups(swept) { SweepKey($0, over: [axis.name]) }.map {
      AxisSweep(
        axis: axis, key: $0.key, engines: run.engines, cells: $0.cells, masks: [$0.key.mask])
    }
  }

  /// True if the sweep has two points only, or is over the shape of symbols, and its suite has
  /// another axis with more: the same numbers are seen along that one, where they make a curve.
  package func showsBetterAlongAnotherAxis(_ sweep: AxisSweep) -> Bool {
    guard sweep.values.count <= 2 || sweep.axis.family == .symbol else { return false }
    let points = cells.filter { $0.suite == sweep.key.suite }.map(\.point)
    return sweep.key.fixed.keys.contains { axis in
      Set(points.compactMap { $0[axis] }).count > sweep.values.count
    }
  }

  /// The axes that suites vary, by name, without those of the frame's size.
  package var sweptAxes: [SweptAxis] {
    Set(sweptCells.flatMap(\.point.keys)).subtracting(LatencySize.axes).sorted().map(
      SweptAxis.init)
  }
}

import Barcodes
package import Records
package import Summaries

/// Cells of one suite and mask over module width and one kind of blur.
package struct BlurMap {
  package let blur: SweptAxis
  package let key: SweepKey
  package let engines: [EngineRecord]
  package let cells: [SummaryCell]
  /// The tested module widths, ascending, in pixels.
  package let widths: [Double]
  /// The tested strengths of blur, ascending.
  package let blurs: [Double]

  fileprivate init(blur: SweptAxis, key: SweepKey, engines: [EngineRecord], cells: [SummaryCell]) {
    (self.blur, self.key, self.engines, self.cells) = (blur, key, engines, cells)
    func values(_ axis: SweptAxis) -> [Double] {
      Set(cells.compactMap { $0.point[axis.name] }).sorted()
    }
    (widths, blurs) = (values(.moduleWidth), values(blur))
  }

  package var title: String { key.title }

  package var symbologies: [String] { cells.symbologies }

  /// The cells of one engine and symbology that it was asked.
  package func asked(engine: String, symbology: String) -> [SummaryCell] {
    cells.filter { $0.engine == engine && $0.symbology == symbology && $0.codes > 0 }
  }
}

extension Summary {
  /// One map for each kind of blur, suite, mask, named condition and setting of the other axes.
  package var blurMaps: [BlurMap] {
    sweptAxes.filter(\.isBlur).flatMap { blur in
      let both: Set = [SweptAxis.moduleWidth.name, blur.name]
      let swept = fixedCells.filter { both.isSubset(of: $0.point.keys) }
      return SweepKey.groups(swept) { SweepKey($0, over: both) }.map {
        BlurMap(blur: blur, key: $0.key, engines: run.engines, cells: $0.cells)
      }
    }
  }
}

extension AxisSweep {
  /// True if a heat map shows the cells of this sweep, and others beside them.
  package var isInBlurMap: Bool {
    let axes = Set(key.fixed.keys).union([axis.name])
    return axes.contains(SweptAxis.moduleWidth.name) && axes.contains { SweptAxis($0).isBlur }
  }
}

extension SweptAxis {
  /// True if the axis is a blur's strength; false for its direction.
  fileprivate var isBlur: Bool { family == .blur && !name.hasSuffix("_deg") }
}

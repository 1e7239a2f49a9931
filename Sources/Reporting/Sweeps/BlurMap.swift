import Records

/// Cells of one suite and mask over module width and one kind of blur.
struct BlurMap {
  /// Everything that blurs, in modules or in pixels.
  static let axes: Set = [
    "gaussian_blur_modules", "gaussian_blur_px", "defocus_radius_modules", "defocus_radius_px",
    "motion_length_modules", "motion_length_px",
  ]

  let blur: SweptAxis
  let key: SweepKey
  let engines: [EngineRecord]
  let cells: [SummaryCell]

  var title: String { key.title }

  /// The symbologies of the frames, by name; frames without a code have no read rate.
  var symbologies: [String] { Set(cells.map(\.symbology)).subtracting(["none"]).sorted() }

  /// The tested module widths, ascending, in pixels.
  var widths: [Double] { values(.moduleWidth) }

  /// The tested strengths of blur, ascending.
  var blurs: [Double] { values(blur) }

  /// The cells of one engine and symbology that it was asked.
  func asked(engine: String, symbology: String) -> [SummaryCell] {
    cells.filter { $0.engine == engine && $0.symbology == symbology && $0.codes > 0 }
  }

  private func values(_ axis: SweptAxis) -> [Double] {
    Set(cells.compactMap { $0.point[axis.name] }).sorted()
  }
}

extension Summary {
  /// One map for each kind of blur, suite, mask, named condition and setting of the other axes.
  var blurMaps: [BlurMap] {
    sweptAxes.filter { BlurMap.axes.contains($0.name) }.flatMap { blur in
      let both: Set = [SweptAxis.moduleWidth.name, blur.name]
      let swept = fixedCells.filter { both.isSubset(of: $0.point.keys) }
      return SweepKey.groups(swept) { SweepKey($0, over: both) }.map {
        BlurMap(blur: blur, key: $0.key, engines: run.engines, cells: $0.cells)
      }
    }
  }
}

extension AxisSweep {
  /// Whether a heat map shows the cells of this sweep, and others beside them.
  var isInBlurMap: Bool {
    let axes = Set(key.fixed.keys).union([axis.name])
    return axes.contains(SweptAxis.moduleWidth.name) && !axes.isDisjoint(with: BlurMap.axes)
  }
}

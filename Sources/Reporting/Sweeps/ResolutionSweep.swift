import Records

/// Cells of one suite that differ in the size of the frame: what shows how long reading takes.
struct ResolutionSweep {
  static let axes: Set = ["frame_width_px", "frame_height_px"]

  let suite: String
  /// The view, in suites that have views.
  let view: String?
  /// The other axes of the suite, which stand still in this sweep.
  let fixed: [String: Double]
  /// The named condition, where there is one; it stands still, too.
  let namedCondition: String?
  let engines: [EngineRecord]
  let cells: [SummaryCell]
  let ratios: [MaskRatio]

  var symbologies: [String] { Set(cells.map(\.symbology)).sorted() }

  /// `all` first, then `own`, then the others by name.
  var masks: [String] {
    let names = Set(cells.map(\.mask))
    return ["all", "own"].filter(names.contains) + names.subtracting(["all", "own"]).sorted()
  }

  /// The tested sizes, the smallest frame first.
  var resolutions: [Resolution] {
    let (keys, groups) = cells.grouped { Resolution.axes(of: $0.point) }
    return keys.map { Resolution(axes: $0, cells: groups[$0] ?? []) }
      .sorted { ($0.pixels, $0.name) < ($1.pixels, $1.name) }
  }

  var title: String {
    (["suite \(suite)"] + Wording.question(view: view)
      + Wording.setting(fixed, named: namedCondition)).joined(separator: ", ")
  }

  /// The cells of one engine, symbology and mask that the engine answered, the smallest frame
  /// first.
  func answered(engine: String, symbology: String, mask: String) -> [SummaryCell] {
    cells.filter {
      $0.engine == engine && $0.symbology == symbology && $0.mask == mask && $0.latency != nil
    }
    .sorted { $0.meanPixels < $1.meanPixels }
  }
}

/// One size of frame in a sweep.
struct Resolution {
  /// The axes that set the size.
  let axes: [String: Double]
  /// The mean of width times height.
  let pixels: Double

  init(axes: [String: Double], cells: [SummaryCell]) {
    self.axes = axes
    let trials = cells.map(\.trials).reduce(0, +)
    pixels =
      cells.map { $0.meanPixels * Double($0.trials) }.reduce(0, +) / Double(max(trials, 1))
  }

  /// `640 × 480`, or the size in megapixels where the suite does not set both sides.
  var name: String {
    guard let width = axes["frame_width_px"], let height = axes["frame_height_px"] else {
      return Wording.megapixels(pixels)
    }
    return "\(Wording.plain(width)) × \(Wording.plain(height))"
  }

  func contains(_ point: [String: Double]) -> Bool { Self.axes(of: point) == axes }

  static func axes(of point: [String: Double]) -> [String: Double] {
    point.filter { ResolutionSweep.axes.contains($0.key) }
  }
}

extension Summary {
  /// One sweep for each timed suite, view and setting of its other axes, in the order of the cells.
  var resolutionSweeps: [ResolutionSweep] {
    struct Key: Hashable {
      var suite: String
      var view: String?
      var fixed: [String: Double]
      var namedCondition: String?
    }
    func key(
      _ suite: String, _ view: String?, _ point: [String: Double], _ named: String?
    ) -> Key {
      Key(
        suite: suite, view: view, fixed: point.filter { !ResolutionSweep.axes.contains($0.key) },
        namedCondition: named)
    }
    let swept = fixedCells.filter {
      isTimedInTurn(suite: $0.suite) && !ResolutionSweep.axes.isDisjoint(with: $0.point.keys)
    }
    let (keys, groups) = swept.grouped { key($0.suite, $0.view, $0.point, $0.namedCondition) }
    let ratios = Dictionary(grouping: maskRatios) {
      key($0.suite, $0.view, $0.point, $0.namedCondition)
    }
    return keys.map {
      ResolutionSweep(
        suite: $0.suite, view: $0.view, fixed: $0.fixed, namedCondition: $0.namedCondition,
        engines: run.engines, cells: groups[$0] ?? [],
        ratios: ratios[$0] ?? [])
    }
  }
}

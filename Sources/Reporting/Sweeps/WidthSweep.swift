import Records

/// Cells of one suite and mask that differ in their module width: what shows how small a barcode
/// may be.
struct WidthSweep {
  static let axis = "module_width_px"

  let suite: String
  let mask: String
  /// The other axes of the suite, which stand still in this sweep.
  let fixed: [String: Double]
  let engines: [EngineRecord]
  let cells: [SummaryCell]

  /// The symbologies of the frames, by name; frames without a code have no read rate.
  var symbologies: [String] { Set(cells.map(\.symbology)).subtracting(["none"]).sorted() }

  /// The tested widths, ascending, in pixels.
  var widths: [Double] { Set(cells.compactMap { $0.point[Self.axis] }).sorted() }

  /// What the sweep is, for a heading.
  var title: String {
    let fixed = fixed.isEmpty ? "" : ", " + Wording.point(fixed)
    return "suite \(suite), mask \(mask)\(fixed)"
  }

  /// The cells of one engine and symbology that it was asked, by ascending width.
  func asked(engine: String, symbology: String) -> [SummaryCell] {
    cells.filter { $0.engine == engine && $0.symbology == symbology && $0.codes > 0 }
      .sorted { ($0.point[Self.axis] ?? 0) < ($1.point[Self.axis] ?? 0) }
  }
}

extension Summary {
  /// One sweep for each suite, mask and setting of its other axes, in the order of the cells. The
  /// own mask comes first in its suite.
  var widthSweeps: [WidthSweep] {
    struct Key: Hashable {
      var suite: String
      var mask: String
      var fixed: [String: Double]
    }
    let swept = cells.filter { $0.point[WidthSweep.axis] != nil }
    let (keys, groups) = swept.grouped { cell in
      Key(
        suite: cell.suite, mask: cell.mask,
        fixed: cell.point.filter { $0.key != WidthSweep.axis })
    }
    let order = Dictionary(keys.enumerated().map { ($1.suite, $0) }, uniquingKeysWith: min)
    let sorted = keys.sorted { left, right in
      let suites = (order[left.suite] ?? 0, order[right.suite] ?? 0)
      if suites.0 != suites.1 { return suites.0 < suites.1 }
      if left.mask != right.mask {
        return left.mask == "own" || (right.mask != "own" && left.mask < right.mask)
      }
      return AxisOrder.precedes(left.fixed, right.fixed)
    }
    return sorted.map { key in
      WidthSweep(
        suite: key.suite, mask: key.mask, fixed: key.fixed, engines: run.engines,
        cells: groups[key] ?? [])
    }
  }
}

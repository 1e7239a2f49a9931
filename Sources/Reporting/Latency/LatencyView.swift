import Barcodes
import Judging
import Records

/// The latencies of a summary as its sections look at them.
struct LatencyView {
  let summary: Summary
  let latency: LatencySummary

  /// Nil where nothing was timed in blocks.
  init?(_ summary: Summary) {
    guard let latency = summary.latency, !latency.cells.isEmpty else { return nil }
    self.summary = summary
    self.latency = latency
  }

  /// Cells that differ in engine, mask and size of the frame alone.
  struct Scene: Hashable {
    var suite: String
    var namedCondition: String?

    var title: String {
      namedCondition.map { "suite \(suite), \($0)" } ?? "suite \(suite)"
    }
  }

  /// In the order of the suites, and of their conditions by name.
  var scenes: [Scene] {
    latency.cells.grouped { $0.cell.scene }.keys
  }

  /// The sizes of a scene's frames, the smallest first.
  func sizes(_ scene: Scene) -> [LatencySize] {
    let cells = latency.cells.filter { $0.cell.scene == scene }
    return cells.grouped { $0.cell.point }.keys
      .map { point in
        LatencySize(point: point, pixels: cells.first { $0.cell.point == point }?.pixels ?? 0)
      }
      .sorted { $0.pixels < $1.pixels }
  }

  /// The masks that were asked in a scene and whose names `isIncluded` takes, `all` and `own` first.
  func masks(_ scene: Scene, where isIncluded: (String) -> Bool) -> [String] {
    latency.cells.filter { $0.cell.scene == scene }.grouped { $0.cell.mask }.keys.filter(isIncluded)
  }

  func cell(
    _ scene: Scene, engine: String, mask: String, size: LatencySize
  ) -> CallLatencyRecord? {
    latency.cells.first {
      $0.cell.scene == scene && $0.cell.engine == engine && $0.cell.mask == mask
        && $0.cell.point == size.point
    }
  }

  func speed(
    _ scene: Scene, engine: String, mask: String, size: LatencySize, symbology: String? = nil
  ) -> MaskSpeedRecord? {
    latency.maskSpeeds.first {
      $0.cell.scene == scene && $0.cell.engine == engine && $0.cell.mask == mask
        && $0.cell.point == size.point && $0.symbology == symbology
    }
  }

  /// The size that people use most, the one nearest to 2 megapixels.
  static func usual(_ sizes: [LatencySize]) -> LatencySize? {
    sizes.min { abs($0.pixels - 2e6) < abs($1.pixels - 2e6) }
  }
}

/// One size of frame.
struct LatencySize: Hashable {
  /// The axes that set it.
  static let axes: Set = ["frame_width_px", "frame_height_px"]

  var point: [String: Double]
  /// Width times height.
  var pixels: Double

  /// `640 × 480`, or the size in megapixels where the suite does not vary both sides.
  var name: String {
    guard let width = point["frame_width_px"], let height = point["frame_height_px"] else {
      return Wording.megapixels(pixels)
    }
    return "\(Wording.plain(width)) × \(Wording.plain(height))"
  }
}

extension LatencyCell {
  var scene: LatencyView.Scene { .init(suite: suite, namedCondition: namedCondition) }
}

/// How latencies and ratios stand in tables: with their interval and n, or the reason why there is none.
enum LatencyCellText {
  /// `12.3 ms`, with the interval and the numbers below it.
  static func duration(_ estimate: EstimateRecord, n: String) -> ReportTable.Cell {
    cell(estimate, n: n) { Wording.duration(nanoseconds: $0) }
  }

  static func cell(
    _ estimate: EstimateRecord, n: String, _ text: (Double) -> String
  ) -> ReportTable.Cell {
    guard let lower = estimate.lower, let upper = estimate.upper else { return tooFew(n) }
    return .number(text(estimate.value), note: "\(text(lower)) to \(text(upper)); n = \(n)")
  }

  /// In place of a number without an interval.
  static func tooFew(_ n: String) -> ReportTable.Cell {
    .init(
      "–", note: "n = \(n): an interval needs \(BlockEstimate.fewestBlocks) blocks", kind: .absent)
  }

  /// The reason why an engine has no number for a mask.
  static func absence(
    _ mask: String, suite: String, engine: EngineRecord, run: RunRecord
  ) -> ReportTable.Cell {
    guard let asked = symbologies(mask, suite: suite, run: run) else {
      return .init("not timed", kind: .absent)
    }
    let claimed = Set(engine.symbologies)
    let isLeftOut = mask.hasPrefix("all-")
    let lacks = isLeftOut ? asked.isSuperset(of: claimed) : asked.isDisjoint(with: claimed)
    return .init(lacks ? "unsupported" : "not timed", kind: .absent)
  }

  /// `qr_code alone`, where the engine claims a part of the mask; nil where it claims all of it, or where the mask
  /// is that of whatever it claims.
  static func part(
    _ mask: String, suite: String, engine: EngineRecord, run: RunRecord
  ) -> String? {
    guard mask != "all", !mask.hasPrefix("all-"),
      let asked = symbologies(mask, suite: suite, run: run)
    else { return nil }
    let claimed = asked.intersection(engine.symbologies)
    guard !claimed.isEmpty, claimed != asked else { return nil }
    return "of these \(Wording.list(claimed.sorted().map(\.name))) alone"
  }

  private static func symbologies(
    _ mask: String, suite: String, run: RunRecord
  ) -> Set<Symbology>? {
    let named = run.suites.first { $0.name == suite }?.namedMasks?[mask]
    return (named ?? FormatMask(name: mask)?.symbologies).map { Set($0) }
  }
}

/// Kinds of masks, by name.
enum MaskKind {
  /// One symbology alone.
  static func isSingle(_ mask: String) -> Bool { Symbology(rawValue: mask) != nil }
  /// All symbologies but one.
  static func isLeaveOneOut(_ mask: String) -> Bool { mask.hasPrefix("all-") }
  /// `all`, `own`, and several symbologies together.
  static func isGroup(_ mask: String) -> Bool { !isSingle(mask) && !isLeaveOneOut(mask) }
}

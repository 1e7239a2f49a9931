import Barcodes
package import Document
import Judging
package import Records
package import Summaries

/// Latencies and ratios in tables: with their interval and n, or the reason why there is none.
package enum LatencyCellText {
  /// Returns `12.3 ms`, with the interval and the numbers below it.
  package static func duration(_ estimate: EstimateRecord, n: String) -> ReportTable.Cell {
    cell(estimate, n: n) { Wording.duration(nanoseconds: $0) }
  }

  package static func cell(
    _ estimate: EstimateRecord, n: String, _ text: (Double) -> String
  ) -> ReportTable.Cell {
    guard let bounds = estimate.bounds(text) else {
      guard let least = estimate.leastBlock, let most = estimate.greatestBlock else {
        return tooFew(n)
      }
      return .number(
        text(estimate.value), note: "blocks from \(text(least)) to \(text(most)); n = \(n)")
    }
    return .number(text(estimate.value), note: "\(bounds); n = \(n)")
  }

  /// Returns the cell for a number without an interval.
  package static func tooFew(_ n: String) -> ReportTable.Cell {
    .absent("–", note: "n = \(n): an interval needs \(BlockEstimate.fewestBlocks) blocks")
  }

  package static func absence(
    _ mask: MaskName, suite: String, engine: EngineRecord, run: RunRecord
  ) -> ReportTable.Cell {
    guard let asked = symbologies(mask, suite: suite, run: run) else {
      return .absent("not timed")
    }
    let claimed = Set(engine.symbologies)
    let lacks = mask.isLeaveOneOut ? asked.isSuperset(of: claimed) : asked.isDisjoint(with: claimed)
    return .absent(lacks ? "unsupported" : "not timed")
  }

  /// Returns `of these qr_code alone` if only a part of a fixed mask is claimed; otherwise nil.
  package static func part(
    _ mask: MaskName, suite: String, engine: EngineRecord, run: RunRecord
  ) -> String? {
    guard mask != .all, !mask.isLeaveOneOut,
      let asked = symbologies(mask, suite: suite, run: run)
    else { return nil }
    let claimed = asked.intersection(engine.symbologies)
    guard !claimed.isEmpty, claimed != asked else { return nil }
    return "of these \(Wording.list(claimed.sorted().map(\.name))) alone"
  }

  private static func symbologies(
    _ mask: MaskName, suite: String, run: RunRecord
  ) -> Set<Symbology>? {
    let named = run.suites.first { $0.name == suite }?.namedMasks?[mask.description]
    return (named ?? FormatMask(name: mask.description)?.symbologies).map { Set($0) }
  }
}

extension LinePlot.LinePoint {
  /// Creates the point of a latency in milliseconds, whose title has the words for what it is of; nil without an interval.
  init?(x: Double, _ typical: EstimateRecord, of words: String, more: String = "") {
    let time = { (nanoseconds: Double) in Wording.duration(nanoseconds: nanoseconds) }
    guard let lower = typical.lower, let upper = typical.upper else { return nil }
    self.init(
      x: x, y: typical.value / 1e6, low: lower / 1e6, high: upper / 1e6,
      title: "\(words): \(time(typical.value)) (\(time(lower)) to \(time(upper)))\(more)")
  }
}

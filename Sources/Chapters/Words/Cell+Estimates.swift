package import Document
import Judging
package import Summaries

/// Latencies and ratios in tables: with their interval and n, or the reason why there is none.
extension ReportTable.Cell {
  /// Returns `12.3 ms`, with the interval and the numbers below it.
  package static func duration(_ estimate: EstimateRecord, n: String) -> Self {
    self.estimate(estimate, n: n) { Wording.duration(nanoseconds: $0) }
  }

  package static func estimate(
    _ estimate: EstimateRecord, n: String, _ text: (Double) -> String
  ) -> Self {
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
  package static func tooFew(_ n: String) -> Self {
    .absent("–", note: "n = \(n): an interval needs \(BlockEstimate.fewestBlocks) blocks")
  }
}

extension LineSeries.LinePoint {
  /// Creates the point of a latency in milliseconds, whose title has the words for what it is of; nil without an interval.
  init?(x: Double, _ typical: EstimateRecord, of words: String, more: String = "") {
    let time = { (nanoseconds: Double) in Wording.duration(nanoseconds: nanoseconds) }
    guard let lower = typical.lower, let upper = typical.upper else { return nil }
    self.init(
      x: x, y: typical.value / 1e6, low: lower / 1e6, high: upper / 1e6,
      title: "\(words): \(time(typical.value)) (\(time(lower)) to \(time(upper)))\(more)")
  }
}

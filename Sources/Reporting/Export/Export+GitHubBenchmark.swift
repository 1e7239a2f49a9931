import Gates
import Summaries

extension Export {
  /// github-action-benchmark's `customSmallerIsBetter`, which has no place for gains.
  func githubBenchmark() throws -> String {
    try json(metrics.filter { $0.measure != .gained }.map(SmallerIsBetterEntry.init))
  }
}

/// An entry in the list of github-action-benchmark's `customSmallerIsBetter`.
struct SmallerIsBetterEntry: Encodable {
  var name: String
  var unit: String
  var value: Double
  /// The range in words, as the tool shows it.
  var range: String?
  var extra: String

  /// Creates an entry. A read rate becomes the share that is not read, since smaller is better.
  init(_ metric: Metric) {
    let isRate = metric.measure == .readRate
    name = "\(metric.name) \(isRate ? "not read" : metric.measure.rawValue)"
    unit = isRate ? "%" : metric.measure.unit
    func shown(_ value: Double) -> Double { isRate ? (1 - value) * 100 : value }
    value = shown(metric.value)
    if let lower = metric.lower, let upper = metric.upper {
      let ends = [shown(lower), shown(upper)].sorted()
      range = "\(Wording.significant(ends[0])) to \(Wording.significant(ends[1]))"
    }
    extra = "n = \(metric.count)"
  }
}

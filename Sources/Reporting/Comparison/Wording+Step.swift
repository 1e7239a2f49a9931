import Barcodes
import Records
import Summaries

extension Wording {
  /// Returns `zxing-cpp 3.0.0 → zxing-cpp 3.1.1`, or a single name if both are alike; with the options that differ, as
  /// `zxing-cpp 3.1.1, tryHarder true → false`. Of two libraries, options that one of them lacks are no step.
  static func step(from baseline: EngineRecord, to candidate: EngineRecord) -> String {
    let (old, new) = (
      "\(baseline.engine) \(baseline.version)", "\(candidate.engine) \(candidate.version)"
    )
    let options = Set(baseline.options.keys).union(candidate.options.keys).sorted()
      .compactMap { key -> String? in
        let (before, after) = (baseline.options[key], candidate.options[key])
        let isLackedByOther =
          baseline.engine != candidate.engine && (before == nil || after == nil)
        return before == after || isLackedByOther
          ? nil : "\(key) \(before ?? "not set") → \(after ?? "not set")"
      }
    return ([old == new ? new : "\(old) → \(new)"] + options.map { VisibleText.of($0) })
      .joined(separator: ", ")
  }
}

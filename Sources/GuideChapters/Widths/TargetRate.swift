import Findings
import Summaries

/// The read rate that is asked for, with its words.
package struct TargetRate {
  /// The rate in 0...1.
  package let rate: Double

  package init(rate: Double) {
    self.rate = rate
  }

  /// The rate that a careful judgement asks for.
  package static let usual = ReadCount.target

  package var percent: String { "\(Wording.plain(100 * rate)) %" }

  /// The name of widths that reach the rate: `T99`.
  package var name: String { "T\(Wording.plain(100 * rate))" }

  /// A remark on a run that asks for another rate than the usual one; nil for the usual one.
  package var remark: String? {
    let usual = TargetRate(rate: Self.usual)
    guard abs(rate - usual.rate) > 1e-9 else { return nil }
    guard rate < usual.rate else {
      return "Strict: judged at \(percent), \(name), instead of \(usual.percent), \(usual.name)."
    }
    return
      "Coarse: judged at \(percent), \(name), instead of \(usual.percent), \(usual.name). What "
      + "passes here may still leave up to \(Wording.plain(100 * (1 - rate))) % of the codes unread."
  }
}

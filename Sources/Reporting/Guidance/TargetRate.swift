import Findings
import Judging
import Summaries

/// The read rate that is asked for, with its words.
struct TargetRate {
  /// The rate in 0...1.
  let rate: Double

  /// The rate that a careful judgement asks for.
  static let usual = TargetVerdict.target

  var percent: String { "\(Wording.plain(100 * rate)) %" }

  /// The name of widths that reach the rate: `T99`.
  var name: String { "T\(Wording.plain(100 * rate))" }

  /// A remark on a run that asks for another rate than the usual one; nil for the usual one.
  var remark: String? {
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

import Document
import Findings
package import Summaries

/// The read rates that judgements ask for.
extension Wording {
  /// Returns the name of widths that reach a rate: `T99`.
  static func name(ofTarget rate: Double) -> String { "T\(plain(100 * rate))" }

  /// Returns a remark on a run that asks for another rate than careful judgements do; nil where it asks for the same.
  package static func remark(onTarget rate: Double) -> String? {
    let usual = ReadCount.target
    guard abs(rate - usual) > 1e-9 else { return nil }
    let judged =
      "judged at \(set(share: rate)), \(name(ofTarget: rate)), instead of \(set(share: usual)), \(name(ofTarget: usual))."
    guard rate < usual else { return "Strict: \(judged)" }
    return
      "Coarse: \(judged) What passes here may still leave up to \(set(share: 1 - rate)) of the codes unread."
  }
}

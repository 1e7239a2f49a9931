import Judging
import Statistics

extension SweepOutcome {
  /// The error that the rule promises not to exceed.
  private static let mostWrong = 0.05
  private static let leastRight = 0.99

  /// What is required of verdicts and safe widths and was not observed; none where all is well.
  ///
  /// A share counts as above the error where it is so with 99.9 % confidence: an error that is used up entirely is
  /// no fault.
  package var violations: [String] {
    guard curve.isIndependent else { return [] }
    var violations: [String] = []
    if isExcessive(wrongVerdict) { violations.append("'\(truth.wrongVerdict)' is wrong too often") }
    if isExcessive(wrongSafeWidth) { violations.append("the safe width is wrong too often") }
    if isExcessive(wrongFailingWidth) { violations.append("a width is wrongly said to fail") }
    let right = share(of: truth.rightVerdict).rate ?? 0
    if truth.isClear && right < Self.leastRight {
      violations.append("'\(truth.rightVerdict)' is clear and said too seldom")
    }
    return violations
  }

  private func isExcessive(_ share: Proportion) -> Bool {
    share.lowerBound(confidence: 0.999) > Self.mostWrong
  }
}

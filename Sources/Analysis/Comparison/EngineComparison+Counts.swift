package import Judging
import Statistics

extension EngineComparison {
  private func sum(_ count: (SymbologyComparison) -> Int) -> Int {
    symbologies.map(count).reduce(0, +)
  }

  /// What has changed in all, without a full stop: `9 of 468 frames lost and 1 gained, none newly misread`.
  package func change(basis: ComparisonBasis) -> String {
    let misreads = sum(\.newMisreads)
    return basis.change(lost: sum(\.lost), gained: sum(\.gained), of: sum(\.frames)) + ", "
      + (misreads == 0
        ? "none newly misread" : basis.misreads(misreads, gone: sum(\.misreadsGone)))
  }

  /// How sure that is, without a full stop: the p-values that decide, and how much may be lost.
  package func certainty(rule: ReadingRule, basis: ComparisonBasis) -> String {
    let least = tested.min { $0.adjustedPValue < $1.adjustedPValue }
    let values = least.map {
      "least p of reading less \(Wording.pValue($0.adjustedPValue)) (\($0.symbology)), after Holm; worse from "
        + "\(Wording.plain(rule.errorRate)) down"
    }
    let frames = sum(\.frames)
    let lost = min(sum(\.lost), frames)
    let bound =
      frames == 0 || basis != .frames
      ? nil
      : "at most \(Wording.percent(Proportion(successes: lost, of: frames).upperBound())) of such frames are lost (one-sided "
        + "95 %, Clopper–Pearson)"
    return [values, bound].compactMap(\.self).joined(separator: "; ")
  }
}

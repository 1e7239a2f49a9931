package import Judging
import Summaries

extension EngineComparison {
  private func sum(_ count: (SymbologyComparison) -> Int) -> Int {
    symbologies.map(count).reduce(0, +)
  }

  /// The changes in all, without a full stop: `9 of 468 frames lost and 1 gained, none newly
  /// misread and 2 no longer`.
  package func change(basis: ComparisonBasis) -> String {
    basis.change(lost: sum(\.lost), gained: sum(\.gained), of: sum(\.frames)) + ", "
      + basis.misreads(sum(\.newMisreads), gone: sum(\.misreadsGone))
  }

  /// The certainty of that, without a full stop: the p-values that decide, and how much may be
  /// lost.
  package func certainty(rule: ReadingRule, basis: ComparisonBasis) -> String {
    // Where nothing speaks for a loss, there is no symbology to name.
    let least = tested.min { $0.adjustedPValue < $1.adjustedPValue }.flatMap {
      $0.adjustedPValue < 1 ? $0 : nil
    }
    let values = least.map {
      "least p of reading less \(Wording.pValue($0.adjustedPValue)) (\($0.symbology)), after Holm; worse from "
        + "\(Wording.plain(rule.errorRate)) down"
    }
    return [values, bounds].compactMap(\.self).joined(separator: "; ")
  }

  /// The most that may be lost of the frames that the baseline reads, and of those of the symbology
  /// of which most may be.
  private var bounds: String? {
    guard let most = symbologies.max(by: { ($0.mostLost ?? 0) < ($1.mostLost ?? 0) }),
      let mostOfOne = most.mostLost
    else { return nil }
    let ofAll =
      together?.mostLost.map { "\(Wording.percent($0)) of all that the baseline reads, and " } ?? ""
    // Where none is lost anywhere, none is to be named.
    let name =
      most.lost > 0 || together == nil ? "those of \(most.symbology)" : "those of any symbology"
    return
      "at most \(ofAll)\(Wording.percent(mostOfOne)) of \(name) are lost (one-sided 95 %, Clopper–Pearson)"
  }
}

package import Judging

extension SymbologyComparison {
  /// What stands for a symbology where all are taken together.
  package static let together = "all together"

  /// Judges what was counted.
  package init(
    symbology: String, frames: Int, counts: ReadingCounts, pValues: ReadingPValues,
    rule: ReadingRule
  ) {
    self.init(
      symbology: symbology, frames: frames, lost: counts.lost, gained: counts.gained,
      newMisreads: counts.newMisreads, misreadsGone: counts.misreadsGone,
      newDeaths: counts.newDeaths, pValue: pValues.reading,
      adjustedPValue: pValues.adjustedReading, misreadPValue: pValues.misreading,
      adjustedMisreadPValue: pValues.adjustedMisreading, answer: rule.answer(counts, pValues))
  }

  private var pValues: ReadingPValues {
    ReadingPValues(
      reading: pValue, adjustedReading: adjustedPValue, misreading: misreadPValue,
      adjustedMisreading: adjustedMisreadPValue)
  }

  /// Why it is worse, a sentence each.
  package func reasons(rule: ReadingRule, basis: ComparisonBasis) -> [String] {
    let misreads: String? =
      if rule.isMisreadMore(pValues) {
        "\(basis.misreads(newMisreads, gone: misreadsGone)); "
          + "\(Wording.significance(adjustedMisreadPValue)) after Holm."
      } else if newMisreads > 0 && !rule.allowsNewMisreads {
        "\(basis.misreads(newMisreads, gone: misreadsGone)); none is allowed."
      } else {
        nil
      }
    return [
      misreads,
      newDeaths > 0 ? "\(basis.deaths(newDeaths)); none is allowed." : nil,
      rule.isLess(pValues)
        ? "\(basis.change(lost: lost, gained: gained, of: frames)); "
          + "\(Wording.significance(adjustedPValue)) after Holm."
        : lost > 0 && !rule.allowsLost
          ? "\(basis.change(lost: lost, gained: gained, of: frames)); none may be." : nil,
    ].compactMap { $0.map { "\(symbology): \($0)" } }
  }

  /// What is newly misread without proving anything.
  package func caution(rule: ReadingRule, basis: ComparisonBasis) -> String? {
    guard newMisreads > 0, rule.allowsNewMisreads, !rule.isMisreadMore(pValues) else { return nil }
    return "\(symbology): \(basis.misreads(newMisreads, gone: misreadsGone)), which is not "
      + "significant; look at \(newMisreads == 1 ? "it" : "each")."
  }
}

extension ReadingAnswer {
  package var gateAnswer: GateAnswer {
    switch self {
    case .fine: .fine
    case .inconclusive: .inconclusive
    case .worse: .worse
    }
  }
}

package import Barcodes
package import Judging
import Summaries

/// The frames of one symbology, or of all, each counted once, whatever the number of its masks and views.
package struct SymbologyComparison: Codable, Sendable, Equatable {
  package var symbology: String
  @Tally package var frames: Int
  /// Frames that the candidate reads with fewer masks and views than the baseline.
  @Tally package var lost: Int
  @Tally package var gained: Int
  /// Frames of which the candidate says something wrong, and the baseline did not.
  @Tally package var newMisreads: Int
  /// Frames of which the baseline said something wrong, and the candidate does not. A frame that is read with several masks
  /// may be among both.
  @Tally package var misreadsGone: Int
  /// Frames on which the candidate's process ended, and the baseline's did not.
  @Tally package var newDeaths: Int
  /// The p-value of McNemar's exact test, one-sided, for the candidate's reading less.
  @Share package var pValue: Double
  /// The same after Holm's correction for all tests of the engine; as it is where so few frames have changed that the test could
  /// not have rejected.
  @Share package var adjustedPValue: Double
  /// Likewise, for the candidate's misreading more.
  @Share package var misreadPValue: Double
  @Share package var adjustedMisreadPValue: Double
  package var answer: ReadingAnswer
  /// The least number of frames whose loss would have been found in 80 of 100 such comparisons; absent where no loss would, where summaries
  /// were compared, and in older records.
  @Tally package var leastLoss: Int?
  /// So many frames had to be lost here for the candidate to be worse, with as many gained; absent where all of them would not do, where
  /// summaries were compared, and in older records.
  @Tally package var neededLoss: Int?
  /// Frames that the baseline reads: no others can be lost; absent likewise.
  @Tally package var readBefore: Int?
  /// The one-sided upper bound of 95 % of the share of these that the candidate loses; absent likewise, and where it reads none.
  @Share package var mostLost: Double?
}

extension SymbologyComparison {
  /// The name that stands for a symbology where all are taken together.
  package static let together = "all together"

  /// Judges what was counted.
  ///
  /// - Parameter mostLost: the upper bound of the share of frames that are lost; nil where it is not known.
  package init(
    symbology: String, frames: Int, counts: ReadingCounts, pValues: ReadingPValues,
    mostLost: Double?, rule: ReadingRule
  ) {
    self.init(
      symbology: symbology, frames: frames, lost: counts.lost, gained: counts.gained,
      newMisreads: counts.newMisreads, misreadsGone: counts.misreadsGone,
      newDeaths: counts.newDeaths, pValue: pValues.reading,
      adjustedPValue: pValues.adjustedReading, misreadPValue: pValues.misreading,
      adjustedMisreadPValue: pValues.adjustedMisreading,
      answer: rule.answer(counts, pValues, mostLost: mostLost), mostLost: mostLost)
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

  /// The new misreads that prove nothing, in a sentence.
  package func caution(rule: ReadingRule, basis: ComparisonBasis) -> String? {
    guard newMisreads > 0, rule.allowsNewMisreads, !rule.isMisreadMore(pValues) else { return nil }
    let balance =
      misreadsGone > newMisreads ? "fewer in all than before" : "which is not significant"
    return "\(symbology): \(basis.misreads(newMisreads, gone: misreadsGone)), \(balance); "
      + "look at \(newMisreads == 1 ? "it" : "each")."
  }

  /// Frames that can be lost: those that the baseline reads, or all where that is not known.
  package var losable: Int { readBefore ?? frames }

  /// `at most 23.6 % of the 36 that the baseline reads are lost`; nil where nothing is known of that.
  var boundWords: String? {
    if readBefore == 0 { return "the baseline reads none of them, so that none could be lost" }
    let whose = readBefore.map { " of the \(Wording.count($0)) that the baseline reads" } ?? ""
    return mostLost.map { "at most \(Wording.percent($0))\(whose) are lost" }
  }

  /// The change, and how much may be lost, without a full stop: `no loss shown: 4 of 36 frames lost
  /// and 0 gained, 8 lost here would make the candidate worse; at most 23.6 % are lost`.
  package func standing(basis: ComparisonBasis) -> String {
    let change = basis.change(lost: lost, gained: gained, of: frames)
    // What is lost on one frame and gained on another is not seen in counts.
    let bound =
      boundWords ?? (basis == .counts ? "how many are lost at most, counts do not tell" : nil)
    guard answer == .noLossShown else {
      return [change, bound].compactMap(\.self).joined(separator: "; ")
    }
    let needed = neededLoss.map { "\(Wording.count($0)) lost here would make the candidate worse" }
    return "no loss shown: "
      + [[change, needed].compactMap(\.self).joined(separator: ", "), bound].compactMap(\.self)
      .joined(separator: "; ")
  }
}

extension ReadingAnswer {
  package var gateAnswer: GateAnswer {
    switch self {
    case .fine: .fine
    case .noLossShown: .noLossShown
    case .inconclusive: .inconclusive
    case .worse: .worse
    }
  }
}

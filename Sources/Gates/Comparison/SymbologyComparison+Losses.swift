import Judging
import Summaries

extension [SymbologyComparison] {
  /// The frames lost without a loss being shown, a sentence for each symbology.
  ///
  /// - Parameter areAllTold: whether symbologies of which nothing is lost, of too few frames to
  ///   be fine, have a sentence together.
  func lossesNotShown(basis: ComparisonBasis, areAllTold: Bool) -> [String] {
    let open = filter { $0.answer == .noLossShown }
    let some = open.filter { $0.lost > 0 }.sorted { ($0.mostLost ?? 1) > ($1.mostLost ?? 1) }
    let sentences = some.map { "\($0.symbology): \($0.standing(basis: basis))." }
    let none = open.filter { $0.lost == 0 }
    guard areAllTold, let most = none.max(by: { ($0.mostLost ?? 0) < ($1.mostLost ?? 0) }) else {
      return sentences
    }
    let names =
      none.count == 1
      ? most.symbology
      : "\(Wording.count(none.count)) \(some.isEmpty ? "" : "more ")symbologies"
    let ofAny = most.mostLost.map { "at most \(Wording.percent($0)) are lost of any" }
    let bound = (none.count == 1 || ofAny == nil ? most.boundWords : ofAny).map {
      "\($0), and fine is below \(Wording.percent(ReadingRule.fineBelow))"
    }
    let needed = most.neededLoss.map {
      "\(Wording.count($0)) lost \(none.count == 1 ? "here" : "of one") would make the candidate worse"
    }
    return sentences + [
      "\(names): no loss shown: "
        + ([["none lost", needed].compactMap(\.self).joined(separator: ", "), bound]
          .compactMap(\.self).joined(separator: "; ")) + "."
    ]
  }
}

import Gates
import Judging
import Records
import Summaries

extension ComparisonRecord {
  /// A check for each symbology of each engine, and for each symbology that is no longer claimed.
  var checks: [GateCheck] {
    engines.flatMap { $0.checks(rule: rule, basis: basis) }
  }
}

extension EngineComparison {
  func checks(rule: ReadingRule, basis: ComparisonBasis) -> [GateCheck] {
    func check(
      _ name: String, _ answer: GateAnswer, _ message: String, _ details: [String] = []
    ) -> GateCheck {
      GateCheck(
        group: "accuracy of \(self.name)", label: candidate.label, name: name, answer: answer,
        message: message, details: details)
    }
    let read = tested.map { symbology in
      let lines = changes.filter {
        $0.symbology == symbology.symbology && [.newDeath, .newMisread, .lost].contains($0.kind)
      }
      .map(\.line)
      let reasons =
        symbology.reasons(rule: rule, basis: basis)
        + [symbology.caution(rule: rule, basis: basis)].compactMap(\.self)
      return check(
        symbology.symbology, symbology.answer.gateAnswer,
        !reasons.isEmpty
          ? reasons.joined(separator: " ")
          : symbology.standing(basis: basis) + ".",
        lines)
    }
    let tooFew =
      answer == .inconclusive
        && tested.allSatisfy { [.fine, .noLossShown].contains($0.answer) }
      ? [check("frames enough to tell", .inconclusive, reasons.joined(separator: " "))] : []
    return read + lostClaims.map { check($0, .worse, "no longer claimed") }
      + (unread ?? []).map { check($0, .worse, "has to be read, and is not") } + tooFew
  }
}

extension FrameFinding<ReadingChange> {
  /// For example `lost: sharp/ean_13/000003, mask own`.
  fileprivate var line: String {
    ([finding.kind.words + ": " + id.frame]
      + Wording.question(mask: id.mask, view: id.view))
      .joined(separator: ", ")
  }
}

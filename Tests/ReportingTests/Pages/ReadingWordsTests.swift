import Judging
import Testing

@testable import Gates
@testable import Reporting

/// What is said of what is read.
struct ReadingWordsTests {
  private let rule = ReadingRule(errorRate: 0.01)

  /// - Parameter counts: of codabar; of aztec nothing has changed.
  private func comparison(_ counts: ReadingCounts, of frames: Int) -> EngineComparison {
    let families = [ReadingCounts(), counts, counts]
    let compared = zip(["aztec", "codabar", SymbologyComparison.together], families).enumerated()
      .map { place, family in
        let total = place == 2 ? 2 * frames : frames
        var compared = SymbologyComparison(
          symbology: family.0, frames: total, counts: family.1,
          pValues: rule.pValues(of: families)[place],
          mostLost: rule.mostLost(family.1, of: total), rule: rule)
        compared.neededLoss = rule.neededLoss(
          of: place, among: families, frames: total, together: 2)
        return compared
      }
    return EngineComparison(
      baseline: SyntheticRun.engines[0], candidate: SyntheticRun.engines[0], basis: .frames,
      symbologies: Array(compared.prefix(2)), together: compared[2], onlyBaseline: 0,
      onlyCandidate: 0, rule: rule)
  }

  @Test func `where no loss is shown, what was lost, what is needed and what may be lost is said`()
  {
    let few = comparison(ReadingCounts(lost: 4), of: 36)
    #expect(few.answer == .noLossShown)
    // Three of aztec's would make seven in all.
    #expect(
      few.reasons == [
        "codabar: no loss shown: 4 of 36 frames lost and 0 gained, 8 lost here would make the candidate worse; at most 23.6 % are lost.",
        "aztec: no loss shown: none lost, 3 lost here would make the candidate worse; at most 8.0 % are lost, and fine is below 5.0 %.",
      ])
    let checks = few.checks(rule: rule, basis: .frames)
    #expect(checks.map(\.answer) == [.noLossShown, .noLossShown, .noLossShown])
    #expect(checks[1].message == few.reasons[0].replacing("codabar: ", with: ""))
    #expect(checks.junit.contains("<system-out>no loss shown: 4 of 36 frames lost"))
    #expect(checks.junit.contains("failures=\"0\" errors=\"0\" skipped=\"0\""))
  }

  @Test func `what is fine says how many are lost at most`() {
    let fine = comparison(ReadingCounts(lost: 4, gained: 4), of: 405)
    #expect(fine.answer == .fine && fine.reasons.isEmpty)
    #expect(
      fine.checks(rule: rule, basis: .frames)[1].message
        == "4 of 405 frames lost and 4 gained; at most 2.2 % are lost.")
  }

  @Test func `a least p-value is named where something speaks for a loss, and only there`() {
    #expect(
      comparison(ReadingCounts(), of: 36).certainty(rule: rule, basis: .frames)
        == "at most 4.1 % of all that the baseline reads, and 8.0 % of those of any symbology are lost (one-sided 95 %, Clopper–Pearson)"
    )
    let some = comparison(ReadingCounts(lost: 4), of: 36).certainty(rule: rule, basis: .frames)
    #expect(
      some.hasPrefix("least p of reading less 0.063 (codabar), after Holm; worse from 0.01 down; "))
    #expect(some.contains("and 23.6 % of those of codabar are lost"))
  }

  @Test func `frames that are no longer misread are told beside those that newly are`() {
    let fewer = comparison(ReadingCounts(newMisreads: 14, misreadsGone: 45), of: 405)
    #expect(fewer.answer == .inconclusive)
    #expect(
      fewer.reasons == [
        "codabar: 14 frames newly misread and 45 no longer, fewer in all than before; look at each."
      ])
    #expect(
      comparison(ReadingCounts(misreadsGone: 2), of: 405).change(basis: .frames)
        == "0 of 810 frames lost and 0 gained, none newly misread and 2 no longer")
  }
}

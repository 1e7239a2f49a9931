package import Document
import Findings
import GuideChapters
import Records
import Summaries

extension Summary {
  /// The opening answers for suites with a reference; empty without one.
  package var sensitivityAnswers: [Answer] {
    let studies = sensitivityStudies
    guard !studies.isEmpty else { return [] }
    return [
      Answer(
        question: "How far do the verdicts depend on what is assumed?",
        findings: run.engines.map { engine in
          let mine = studies.filter { $0.engine == engine }
          return Finding(engine: engine.label, [sentence(UncertaintyBudget(mine))])
        })
    ]
  }

  private func sentence(_ budget: UncertaintyBudget) -> Sentence {
    guard budget.verdicts > 0, let sampling = budget.sampling, let moves = budget.assumptions
    else { return Sentence("No verdict was held against another assumption.") }
    let greatest = budget.greatest.map {
      " (\($0.symbology) under \($0.assumption): \(Wording.move($0.move)))"
    }
    return Sentence(
      "Of \(Wording.count(budget.verdicts, "verdict")), \(budget.turned) \(budget.turned == 1 ? "turns" : "turn") under at "
        + "least one other assumption; sampling leaves \(budget.undecided) undecided.",
      evidence:
        "of the width that is needed, sampling intervals span: \(Wording.spread(sampling)); the assumption "
        + "that matters most moves it by: \(Wording.spread(moves))" + (greatest ?? ""),
      section: ReportSection.sensitivityID)
  }
}

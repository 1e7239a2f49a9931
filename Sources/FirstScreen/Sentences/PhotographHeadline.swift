import Chapters
import Document
import Records
import Summaries

extension Summary {
  var photographAnswers: [Answer] {
    let (suites, studies) = (photographs ?? []).grouped(by: \.suite)
    return suites.map { suite in
      Answer(
        question: "How often are the codes of the photographs '\(suite)' read?",
        findings: run.engines.map { engine in
          let own = (studies[suite] ?? []).filter { $0.engine == engine.label }
          return Finding(
            engine: engine.label,
            (own.first { $0.mask == .all } ?? own.first).map { [$0.sentence] } ?? [])
        })
    }
  }
}

extension PhotographStudy {
  fileprivate var sentence: Sentence {
    guard let rate = all.rate else {
      return Sentence("On the photographs '\(suite)' it was asked for no code.")
    }
    let wrong = all.outcomes.misread + all.outcomes.formatError
    let dependence = Wording.dependence(ofPhotographs: all.codes > pictures - negatives)
    return Sentence(
      "Of the codes on the photographs '\(suite)' it \(isRecorded ? "had read, elsewhere," : "reads") "
        + Wording.percent(rate.rate)
        + (wrong > 0 ? ", and it read \(Wording.count(wrong, "code")) wrong." : "."),
      evidence:
        "\(all.outcomes.correct) of \(Wording.count(all.codes, "code")), \(Wording.interval(rate, dependence: dependence)), \(Wording.count(pictures, "picture")) as they are, mask \(mask)",
      section: ReportSection.photographsID)
  }
}

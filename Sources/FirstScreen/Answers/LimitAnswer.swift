import Chapters
package import Document
import Findings
import Records
package import Summaries

extension Summary {
  /// The opening answers for suites that look for limits; empty without one.
  package var limitAnswers: [Answer] {
    let (suites, limits) = (self.limits ?? []).grouped(by: \.suite)
    return suites.map { suite in
      Answer(
        question: run.suites.first { $0.name == suite }?.purpose ?? suite,
        paragraphs: inEveryFrame(ofSuite: suite),
        findings: run.engines.map { engine in
          Finding(
            engine: engine.label,
            Self.sentences((limits[suite] ?? []).filter { $0.engine == engine.label }))
        })
    }
  }

  private static let mostSentences = 8

  /// A sentence for each parameter and setting, symbology by symbology.
  private static func sentences(_ limits: [LimitRecord]) -> [Sentence] {
    guard !limits.isEmpty else { return [Sentence("Nothing was tried.")] }
    let (keys, groups) = limits.grouped(by: LimitQuestion.init)
    return keys.prefix(mostSentences).map { key in
      let own = groups[key] ?? []
      let title =
        ([SweptAxis(key.parameter).standardName]
        + Wording.setting(key.setting, named: key.namedCondition)).joined(separator: ", ")
      return Sentence(
        "\(title): \(own.map { "\($0.symbology) \($0.words)" }.joined(separator: ", ")).",
        section: ReportSection.limitsID)
    }
  }
}

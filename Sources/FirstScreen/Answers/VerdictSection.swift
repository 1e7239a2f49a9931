package import Document
import GuideChapters
package import Summaries
import Tallies

/// Every verdict with its reason and the question behind it.
package enum VerdictSection {
  package static let id = "verdicts"

  package static func section(_ summary: Summary, _ styles: [EngineStyle]) -> ReportSection? {
    let matrices = summary.verdictMatrices
    guard !matrices.isEmpty else { return nil }
    return ReportSection(
      id: id, title: "Verdicts and their reasons",
      paragraphs: summary.verdictAnswers.flatMap(\.paragraphs), tables: matrices.map(\.table))
  }
}

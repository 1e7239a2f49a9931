package import Document
import GuideChapters
package import Summaries
import Tallies

/// Every verdict with its reason and the question behind it.
extension ReportSection {
  package static let verdictsID = "verdicts"

  package static func verdicts(_ summary: Summary, _ styles: [EngineStyle]) -> ReportSection? {
    let matrices = summary.verdictMatrices
    guard !matrices.isEmpty else { return nil }
    return ReportSection(
      id: verdictsID, title: "Verdicts and their reasons",
      paragraphs: summary.verdictAnswers.flatMap(\.paragraphs), tables: matrices.map(\.table))
  }
}

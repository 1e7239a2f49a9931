package import Document
import GuideChapters
package import Summaries
import Tallies

/// Every verdict with its reason and the question behind it.
extension ReportSection {
  package static func verdicts(_ summary: Summary) -> ReportSection? {
    let tables = summary.verdictMatrices.map(\.table)
    return tables.isEmpty
      ? nil
      : ReportSection(
        id: "verdicts", title: "Verdicts and their reasons",
        paragraphs: summary.verdictAnswers.flatMap(\.paragraphs), tables: tables)
  }
}

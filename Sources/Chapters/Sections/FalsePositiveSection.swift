package import Document
import Records
package import Summaries

/// Decodes that belong to no true code, with their pictures.
package enum FalsePositiveSection {
  package static func section(_ summary: Summary, _ styles: [EngineStyle]) -> ReportSection? {
    guard !summary.cells.isEmpty else { return nil }
    let examples = FrameExample.examples(summary.notable.filter { $0.kind == .falsePositive })
    let count = summary.cells.map(\.falsePositives).reduce(0, +)
    return ReportSection(
      id: "false-positives", title: "False positives",
      paragraphs: [
        count == 0
          ? "No engine reported a code that is not in its frame, in "
            + "\(Wording.count(summary.answeredTrials, "answered trial"))."
          : "A false positive is a decode that touches no true code, or one more than there are."
      ] + NotableCount.sentences(shown: examples.count),
      tables: count == 0 ? [] : [table(summary)], examples: examples)
  }

  private static func table(_ summary: Summary) -> ReportTable {
    ReportTable(
      caption: "Decodes over all suites and masks; n is the number of answered trials",
      columns: ["engine", "false positives", "duplicates", "n"],
      rows: summary.run.engines.map { engine in
        let cells = summary.cells.filter { $0.engine == engine.label }
        return [
          .init(engine.label),
          .number(Wording.count(cells.map(\.falsePositives).reduce(0, +))),
          .number(Wording.count(cells.map(\.duplicates).reduce(0, +))),
          .number(Wording.count(cells.map(\.statuses.ok).reduce(0, +))),
        ]
      })
  }
}

extension Summary {
  fileprivate var answeredTrials: Int { cells.map(\.statuses.ok).reduce(0, +) }
}

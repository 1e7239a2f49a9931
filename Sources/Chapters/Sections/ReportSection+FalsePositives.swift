package import Document
import Records
package import Summaries

/// Decodes that belong to no true code, with their pictures.
extension ReportSection {
  package static func falsePositives(_ summary: Summary) -> ReportSection? {
    guard !summary.cells.isEmpty else { return nil }
    let notable = summary.notable.filter { $0.kind == .falsePositive }
    let examples = FrameExample.examples(notable)
    let count = summary.cells.map(\.falsePositives).reduce(0, +)
    return ReportSection(
      id: "false-positives", title: "False positives",
      paragraphs: [
        count == 0
          ? "No engine reported a code that is not in its frame, in "
            + "\(Wording.count(summary.answeredTrials, "answered trial"))."
          : "A false positive is a decode that touches no true code, or one more than there are."
      ] + displaced(notable) + FrameExample.sentences(shown: examples.count),
      tables: count == 0 ? [] : [table(summary)], examples: examples)
  }

  /// What speaks for corners that are wrong: the only decode has the content of the only code.
  private static func displaced(_ notable: [FrameFinding<NotableTrial>]) -> [String] {
    let count = notable.count { $0.truth.count == 1 && $0.decodes == $0.truth }
    guard count > 0 else { return [] }
    return [
      "Of \(Wording.count(notable.count)) that summary.json lists, \(Wording.count(count)) \(count == 1 ? "has" : "have") the content of the one code of the frame, elsewhere "
        + "in it: the reader's corners are wrong, or those of the truth (x before y, in pixels of the picture as it is shown)."
    ]
  }

  private static func table(_ summary: Summary) -> ReportTable {
    .engines(
      of: summary,
      caption: "Decodes over all suites and masks; n is the number of answered trials",
      columns: ["false positives", "duplicates", "n"]
    ) { cells in
      [cells.map(\.falsePositives), cells.map(\.duplicates), cells.map(\.statuses.ok)]
        .map { .number(Wording.count($0.reduce(0, +))) }
    }
  }
}

extension Summary {
  fileprivate var answeredTrials: Int { cells.map(\.statuses.ok).reduce(0, +) }
}

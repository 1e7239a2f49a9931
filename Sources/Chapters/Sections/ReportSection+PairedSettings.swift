package import Document
import Findings
package import Summaries

/// Settings that a suite pairs, held against each other on the same codes. Of the suites that claims
/// rest on, the sections of these have them.
extension ReportSection {
  package static func pairedSettings(_ summary: Summary) -> ReportSection? {
    let records = (summary.pairedSettings ?? []).filter { ClaimSuite(rawValue: $0.suite) == nil }
    guard !records.isEmpty else { return nil }
    let (questions, groups) = records.grouped { record in
      ([record.suite] + Wording.question(mask: record.mask, view: record.view)
        + [record.namedCondition].compactMap(\.self)).joined(separator: ", ")
    }
    return ReportSection(
      id: "paired-settings", title: "The same codes at two settings",
      paragraphs: [
        "Frames of the same payload, phase, surroundings and noise, which differ in the setting alone. Read is a frame of which every code was. "
          + "The difference is the second's read rate less the first's, in points, with its 95 % interval; p is McNemar's, exact and two-sided, each by itself."
      ],
      tables: questions.map { table(groups[$0] ?? [], of: $0) })
  }

  private static func table(_ records: [PairedSettingRecord], of question: String) -> ReportTable {
    ReportTable(
      caption: "Suite \(question)",
      columns: [
        "engine", "first", "second", "pairs", "difference", "read at the first alone",
        "at the second alone", "p",
      ],
      rows: records.map { record in
        [
          .init(record.engine), .init(Wording.point(record.first)),
          .init(Wording.point(record.second)), .number(Wording.count(record.pairs)),
          .number(Wording.points(record.difference.value), note: record.difference.bounds),
          .number(Wording.count(record.onlyFirst)), .number(Wording.count(record.onlySecond)),
          .number(Wording.pValue(record.pValue)),
        ]
      })
  }
}

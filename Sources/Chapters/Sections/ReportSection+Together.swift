package import Document
import Records
package import Summaries

/// The reads of two readers on the same frames: each alone, both, and together.
extension ReportSection {
  package static let togetherID = "together"

  package static func together(_ summary: Summary) -> ReportSection? {
    guard let records = summary.together, !records.isEmpty else { return nil }
    return ReportSection(
      id: togetherID, title: "Readers together",
      paragraphs: [
        "Frames that both readers were asked, with the same symbologies; read is a frame of which every code was. An app that "
          + "asks a second reader where the first finds nothing reads what either does; one that believes only what both say is "
          + "wrong where both are wrong alike. p is McNemar's, exact and two-sided, of frames that one alone read; intervals are of "
          + "95 %, Clopper–Pearson, for these frames' mixture of conditions. Suites whose sampling adapts, or that are timed, are not among them."
      ],
      tables: [table(records, summary.run)])
  }

  private static func table(_ records: [TogetherRecord], _ run: RunRecord) -> ReportTable {
    ReportTable(
      caption: "Frames, pair by pair",
      columns: [
        "suite and mask", "readers", "frames", "either", "both", "the first alone",
        "the second alone",
        "p", "misread by the first", "by the second", "by both alike",
      ],
      rows: records.map { record in
        let either = record.both + record.onlyFirst + record.onlySecond
        return [
          .init(
            ([record.suite] + Wording.question(mask: record.mask, view: record.view))
              .joined(separator: ", ")),
          .init("\(record.first), \(record.second)"),
          .number(Wording.count(record.frames)), share(either, record), share(record.both, record),
          .number(Wording.count(record.onlyFirst)), .number(Wording.count(record.onlySecond)),
          .number(Wording.pValue(record.pValue)), .number(Wording.count(record.misreadByFirst)),
          .number(Wording.count(record.misreadBySecond)),
          .number(Wording.count(record.misreadAlike)),
        ]
      })
  }

  private static func share(_ count: Int, _ record: TogetherRecord) -> ReportTable.Cell {
    record.rate(count).map {
      .number(Wording.percent($0.rate), note: "\(Wording.count(count)); \(Wording.interval($0))")
    } ?? .absent("–")
  }
}

import Barcodes
import Document
import Summaries

/// The number of wrong decodes that a minimum length would leave.
extension ReportTable {
  /// The minimum lengths in bytes.
  private static let least = [4, 6, 8, 10, 14]

  static func wrongLengths(_ summary: Summary) -> ReportTable? {
    guard let records = summary.wrongLengths else { return nil }
    return ReportTable(
      caption:
        "Wrong decodes by their length: how many would be left if an application dropped all shorter ones of that symbology",
      columns: ["suite", "asked for", "engine", "read as", "wrong decodes"]
        + least.map { "of \($0) or more" },
      rows: records.map { record in
        [
          .init(record.suite),
          .init(Wording.question(mask: record.mask, view: record.view).joined(separator: ", ")),
          .init(record.engine), .init(record.symbology?.name ?? "another"),
          .number(Wording.count(record.count)),
        ] + least.map { .number(Wording.count(record.finding.count(ofAtLeast: $0))) }
      })
  }
}

import Document
import Findings
import Summaries

/// A row for each reader and version that was asked, a column for each suite's retail and QR codes, or of a suite without these, for those that it has
/// most of.
struct Overview {
  /// By library, then from the oldest version to the newest.
  let readers: [OverviewReader]
  let columns: [OverviewColumn]

  init(_ results: [ResultRecord]) {
    let columns = Self.columns(results, symbologies: Self.symbologies)
    self.columns = columns
    readers = results.flatMap(\.engines).grouped { OverviewReader($0) }.keys.filter { reader in
      columns.contains { $0.read(reader) != nil }
    }.sorted()
  }

  /// Of photographs first.
  static func columns(
    _ results: [ResultRecord], symbologies: (ResultSuite, ResultRecord) -> [String]
  ) -> [OverviewColumn] {
    let columns = results.flatMap { result in
      result.suites.filter { asksHowMuch($0, in: result) }.flatMap { suite in
        symbologies(suite, result).compactMap { OverviewColumn(result, suite, symbology: $0) }
      }
    }
    return columns.filter(\.isOfPhotographs) + columns.filter { !$0.isOfPhotographs }
  }

  /// False where a suite's frames are there for their contents, or to be timed.
  private static func asksHowMuch(_ suite: ResultSuite, in result: ResultRecord) -> Bool {
    !result.contents.contains { $0.suite == suite.name }
      && !result.calls.contains { $0.suite == suite.name }
  }

  private static func symbologies(of suite: ResultSuite, _ result: ResultRecord) -> [String] {
    let reads = result.reads.filter { $0.suite == suite.name && $0.condition == nil }
    let usual = ["ean_13", "qr_code"].filter { name in reads.contains { $0.symbology == name } }
    let most = reads.max { ($0.codes, $1.symbology) < ($1.codes, $0.symbology) }
    return usual.isEmpty ? [most?.symbology].compactMap(\.self) : usual
  }

  var table: ReportTable {
    .readers(
      readers,
      caption:
        "Shares of codes with their 95 % intervals. Before each the rank: \(OverviewColumn.rankWords) (Fisher, Holm over the column); all that none is shown "
        + "to beat have rank 1, which says of none that it is the best. Empty: not asked",
      note: \.options, columns: columns, title: { (title(of: $0), $0.symbology) },
      cell: { reader, column in column.cell(reader) })
  }

  func title(of column: OverviewColumn) -> String {
    "\(column.symbology), \(column.place(among: columns))"
  }
}

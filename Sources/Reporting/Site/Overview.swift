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
    let columns = results.flatMap { result in
      result.suites.filter { Self.asksHowMuch($0, in: result) }.flatMap { suite in
        Self.symbologies(of: suite, in: result).compactMap { symbology in
          OverviewColumn(result, suite, symbology: symbology)
        }
      }
    }
    self.columns = columns.filter(\.isOfPhotographs) + columns.filter { !$0.isOfPhotographs }
    readers = results.flatMap(\.engines).grouped { OverviewReader($0) }.keys.filter { reader in
      columns.contains { $0.read(reader) != nil }
    }.sorted()
  }

  /// False where a suite's frames are there for their contents, or to be timed.
  private static func asksHowMuch(_ suite: ResultSuite, in result: ResultRecord) -> Bool {
    !result.contents.contains { $0.suite == suite.name }
      && !result.calls.contains { $0.suite == suite.name }
  }

  private static func symbologies(of suite: ResultSuite, in result: ResultRecord) -> [String] {
    let reads = result.reads.filter { $0.suite == suite.name && $0.condition == nil }
    let usual = ["ean_13", "qr_code"].filter { name in reads.contains { $0.symbology == name } }
    let most = reads.max { ($0.codes, $1.symbology) < ($1.codes, $0.symbology) }
    return usual.isEmpty ? [most?.symbology].compactMap(\.self) : usual
  }

  var table: ReportTable {
    ReportTable(
      caption:
        "Shares of codes with their 95 % intervals. Before each the rank: one more than the number of libraries whose newest version, with its defaults, is shown to read more (Fisher, Holm over the column); all that none is shown "
        + "to beat have rank 1, which says of none that it is the best. Empty: not asked. What each suite asks is on the page of all shares",
      columns: ["reader"] + columns.map { title(of: $0) },
      columnKeys: [nil] + columns.map { .init("symbology", $0.symbology) },
      rows: readers.map { reader in
        [ReportTable.Cell(reader.name, note: reader.options, link: SitePage.reader(reader.library))]
          + columns.map { $0.cell(reader) }
      },
      rowKeys: readers.map { .reader($0.library) })
  }

  /// With the result's name where several have the suite.
  func title(of column: OverviewColumn) -> String {
    let isAlone = columns.count { $0.title == column.title } == 1
    return column.title + (isAlone ? "" : " (\(column.resultName))")
      + (column.isOfPhotographs ? ", photographs" : ", rendered")
  }
}

import Document
import Findings
import Records
import Summaries

extension SiteQuestion {
  static let reads = SiteQuestion(
    file: "reads.html", title: "What was read",
    words: "every share that was measured, with its rank"
  ) { result -> [ReportSection] in
    result.suites.enumerated().compactMap { index, suite in
      guard let whole = ReadTable(result, suite, condition: nil) else { return nil }
      let conditions = result.reads.filter { $0.suite == suite.name }.compactMap(\.condition)
        .grouped { $0 }.keys
      return ReportSection(
        id: "\(result.name)-\(index)", title: "\(suite.name) (\(result.name))",
        tables: [whole.table],
        detailTables: conditions.compactMap { ReadTable(result, suite, condition: $0)?.table }
          + [provenance(result, of: suite.name)])
    }
  }
}

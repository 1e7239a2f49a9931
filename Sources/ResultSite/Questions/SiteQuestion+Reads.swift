import Document
import Findings
import Records
import Summaries

extension SiteQuestion {
  static let reads = SiteQuestion(
    file: "reads.html", title: "What was read",
    words: "every share that was measured, with its rank"
  ) { shared -> [ReportSection] in
    shared.record.suites.enumerated().compactMap { index, suite in
      guard let whole = shared.readTable(suite, condition: nil) else { return nil }
      let sources = shared.sources(of: suite)
      let conditions = shared.record.reads.filter { $0.suite == suite.name }.compactMap(\.condition)
        .grouped { $0 }.keys
      return ReportSection(
        id: "\(shared.record.name)-\(index)",
        title: "\(suite.name) (\(Wording.list(sources.map(\.name))))",
        tables: [whole],
        detailTables: conditions.compactMap { shared.readTable(suite, condition: $0) }
          + sources.map { provenance($0, of: suite.name) },
        detailTitle: conditions.isEmpty
          ? "How this was measured" : "By condition, and how this was measured")
    }
  }
}

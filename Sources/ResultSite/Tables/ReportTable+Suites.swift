import Document
import Findings
import Summaries

/// What the suites ask that a page's columns are named after.
extension ReportTable {
  static func suites(_ results: [SharedResult], where isNamed: (String) -> Bool) -> ReportTable {
    let suites = results.flatMap(\.record.suites).filter { isNamed($0.name) }
      .grouped { [$0.name, $0.photographs ? "photographs" : "rendered", $0.purpose] }.keys
    return ReportTable(
      caption: "What these suites ask", columns: ["suite", "frames", "question"],
      rows: suites.map { $0.map { .init($0) } })
  }
}

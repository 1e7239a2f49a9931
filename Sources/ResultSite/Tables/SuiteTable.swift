import Document
import Findings
import Summaries

/// What the suites ask that a page's columns are named after.
enum SuiteTable {
  static func table(_ results: [SharedResult], where isNamed: (String) -> Bool) -> ReportTable {
    let suites = results.flatMap(\.record.suites).filter { isNamed($0.name) }
      .grouped { Line(name: $0.name, purpose: $0.purpose, photographs: $0.photographs) }.keys
    return ReportTable(
      caption: "What these suites ask", columns: ["suite", "frames", "question"],
      rows: suites.map { suite in
        [
          .init(suite.name), .init(suite.photographs ? "photographs" : "rendered"),
          .init(suite.purpose),
        ]
      })
  }

  private struct Line: Hashable {
    var name: String
    var purpose: String
    var photographs: Bool
  }
}

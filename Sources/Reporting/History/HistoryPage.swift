package import Analysis
package import Foundation

/// The page of a history.
package enum HistoryPage {
  /// What it is called in messages.
  package static let name = "page of a history"

  /// - Throws: `ReportError` where a plot cannot be drawn.
  package static func html(of records: [HistoryRecord]) throws -> Data {
    let report = HTMLReport(
      ReportContent(historyOf: records), pictures: nil, generator: .history)
    return Data(try report.page(gnuplot: Gnuplot.found()).utf8)
  }

  /// Whether a page is such a one.
  package static func isOne(_ page: Data) -> Bool {
    HTMLReport.Generator.history.hasMade(page)
  }

  /// All that the page says, without drawing it.
  package static func outline(of records: [HistoryRecord]) -> String {
    ReportContent(historyOf: records).outline
  }
}

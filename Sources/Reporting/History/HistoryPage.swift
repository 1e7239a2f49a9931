import Document
package import Foundation
package import Gates

package enum HistoryPage {
  /// The name of the page in messages.
  package static let name = "page of a history"

  /// - Throws: `ReportError` if a plot cannot be drawn.
  package static func html(of records: [HistoryRecord]) throws -> Data {
    let content = ReportContent(historyOf: records)
    return Data(try content.page(gnuplot: Gnuplot.found(), generator: .history).utf8)
  }

  package static func isOne(_ page: Data) -> Bool {
    ReportContent.Generator.history.hasMade(page)
  }

  /// Returns all text of the page, without drawing it.
  package static func outline(of records: [HistoryRecord]) -> String {
    ReportContent(historyOf: records).outline
  }
}

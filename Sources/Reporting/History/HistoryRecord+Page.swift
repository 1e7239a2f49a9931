import Document
package import Foundation
import Gates

extension [HistoryRecord] {
  /// The page of their trends.
  ///
  /// - Throws: `ReportError` if a plot cannot be drawn.
  package func page() throws -> Data {
    let content = ReportContent(historyOf: self)
    return Data(try content.page(gnuplot: Gnuplot.found(), generator: .history).utf8)
  }

  /// All text of the page, without drawing it.
  package var outline: String { ReportContent(historyOf: self).outline }

  package static func isPage(_ page: Data) -> Bool {
    ReportContent.Generator.history.hasMade(page)
  }
}

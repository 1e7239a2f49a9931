import Document
package import Findings
package import Foundation
import Records

extension DatasheetRecord {
  /// Creates the files of the sheet's folder: `datasheet.json`, `datasheet.csv` and `index.html`.
  ///
  /// - Throws: `ReportError` if a plot cannot be drawn.
  package func files() throws -> [(name: String, data: Data)] {
    let page = try content.page(
      gnuplot: Gnuplot.found(), generator: .datasheet,
      rules: [String(decoding: PackageResources.datasheet_css, as: UTF8.self)])
    return [
      (FileName.datasheet, try RecordCoding.document(self)),
      (FileName.datasheetTable, Data(table.utf8)),
      (FileName.page, Data(page.utf8)),
    ]
  }
}

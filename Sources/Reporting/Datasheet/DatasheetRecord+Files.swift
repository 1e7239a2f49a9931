import Document
package import Findings
package import Foundation
import Records

extension DatasheetRecord {
  /// Creates the files of the sheet's folder: `datasheet.json`, `datasheet.csv` and `index.html`.
  ///
  /// - Throws: `ReportError` if a plot cannot be drawn.
  package func files() throws -> [(name: String, data: Data)] {
    let page = try HTMLReport(
      content, pictures: nil, generator: .datasheet,
      style: [Template.text(PackageResources.datasheet_css)]
    ).page(gnuplot: Gnuplot.found())
    return [
      (FileName.datasheet, try RecordCoding.document(self)),
      (FileName.datasheetTable, Data(table.utf8)),
      (FileName.page, Data(page.utf8)),
    ]
  }
}

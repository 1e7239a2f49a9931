import Document
package import Findings
package import Foundation
import Records

/// The files of a data sheet's folder.
package enum DatasheetFiles {
  /// Creates `datasheet.json`, `datasheet.csv` and `index.html`.
  ///
  /// - Throws: `ReportError` if a plot cannot be drawn.
  package static func files(of sheet: DatasheetRecord) throws -> [(name: String, data: Data)] {
    let page = try HTMLReport(
      DatasheetContent(sheet: sheet).content, pictures: nil, generator: .datasheet,
      style: [Template.text(PackageResources.datasheet_css)]
    ).page(gnuplot: Gnuplot.found())
    return [
      (FileName.datasheet, try RecordCoding.document(sheet)),
      (FileName.datasheetTable, Data(DatasheetTable(sheet: sheet).text.utf8)),
      (FileName.page, Data(page.utf8)),
    ]
  }
}

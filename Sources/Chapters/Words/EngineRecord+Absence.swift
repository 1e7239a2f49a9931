package import Document
package import Records
import Summaries

extension EngineRecord {
  /// Returns the text of a cell that has no number of a symbology.
  package func absence(of symbology: String) -> ReportTable.Cell {
    .absent(claims(symbology) ? "not tried" : "unsupported")
  }
}

package import Document
package import Records
import Summaries

package enum SymbologySupport {
  /// Returns the text of a cell that has no number.
  package static func absence(of symbology: String, by engine: EngineRecord) -> ReportTable.Cell {
    engine.claims(symbology)
      ? ReportTable.Cell.absent("not tried")
      : ReportTable.Cell.absent("unsupported")
  }
}

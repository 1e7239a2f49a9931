import Analysis
import Barcodes
import Records

/// Whether and how an engine was asked for a symbology.
enum SymbologySupport {
  /// What stands in a cell without a number.
  static func absence(of symbology: String, by engine: EngineRecord) -> ReportTable.Cell {
    engine.claims(symbology)
      ? ReportTable.Cell("not tried", kind: .absent)
      : ReportTable.Cell("unsupported", kind: .absent)
  }
}

import Analysis
import Barcodes
import Foundation
import Records

/// The figures to export.
package struct ExportFigures {
  /// The path of the run, duel or comparison.
  let path: String
  let metrics: [Metric]
  /// Nil for a comparison, which does not record it.
  let origin: ExportOrigin?
}

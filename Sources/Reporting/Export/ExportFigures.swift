import Analysis
import Barcodes
import Foundation
import Records

/// What is handed on.
package struct ExportFigures {
  /// Of what they are.
  let path: String
  let metrics: [Metric]
  /// Absent of a comparison, which does not say.
  let origin: ExportOrigin?
}

import Barcodes
import Foundation
import Gates
import Records

package struct ExportFigures {
  let path: String
  let metrics: [Metric]
  /// Nil for a comparison, which does not record it.
  let origin: ExportOrigin?
}

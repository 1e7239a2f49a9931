import Foundation
import Gates

package struct ExportFigures {
  let path: String
  let metrics: [Metric]
  /// Nil for a comparison, which does not record it.
  let origin: ExportOrigin?
}

import Foundation
import Records

/// A format for figures that other tools read.
package protocol ExportFormat: Sendable {
  /// The name on the command line.
  var name: String { get }
  /// The description in the command's help.
  var summary: String { get }

  /// - Throws: `FigureError` if the format cannot hold the figures.
  func text(_ figures: ExportFigures) throws -> String
}

package enum ExportFormats {
  package static let all: [any ExportFormat] = [
    CSVFormat(), GitHubBenchmarkFormat(), BencherFormat(), GoogleBenchmarkFormat(),
    OpenMetricsFormat(),
  ]
}

extension ExportFormat {
  /// Returns JSON that never has a bare NaN: a figure that is not a number is an error.
  func json(_ record: some Encodable) throws -> String {
    String(decoding: try RecordCoding.document(record), as: UTF8.self)
  }
}

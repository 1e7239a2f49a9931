import Foundation
import Records

/// A shape of figures that other tools read.
package protocol ExportFormat: Sendable {
  /// As on the command line.
  var name: String { get }
  /// What it is, for the help.
  var summary: String { get }

  /// - Throws: `FigureError` where it cannot hold what there is.
  func text(_ figures: ExportFigures) throws -> String
}

/// Every format.
package enum ExportFormats {
  package static let all: [any ExportFormat] = [
    CSVFormat(), GitHubBenchmarkFormat(), BencherFormat(), GoogleBenchmarkFormat(),
    OpenMetricsFormat(),
  ]
}

extension ExportFormat {
  /// Never bare NaN: a figure that is no number fails.
  func json(_ record: some Encodable) throws -> String {
    String(decoding: try RecordCoding.document(record), as: UTF8.self)
  }
}

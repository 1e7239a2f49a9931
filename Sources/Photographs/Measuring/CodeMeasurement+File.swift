import Barcodes
package import Foundation
import Records
import Storage

extension CodeMeasurement {
  /// Whether the contents of a file are measurements, as `camera measure` writes them.
  package static func isFile(_ contents: Data) -> Bool {
    let lines = contents.split(separator: UInt8(ascii: "\n"))
    return lines.allSatisfy {
      (try? JSONDecoder().decode(CodeMeasurement.self, from: $0))?.schema == currentSchema
    }
  }

  /// The measurements of a file.
  ///
  /// - Throws: `FileError` or `RecordError`.
  package static func all(inFile path: String) throws -> [CodeMeasurement] {
    let measurements = try JSONLinesReader.all(CodeMeasurement.self, path: path)
    for (index, measurement) in measurements.enumerated()
    where measurement.schema != currentSchema {
      throw RecordError.otherSchema(
        path: path, line: index + 1, found: measurement.schema, expected: currentSchema)
    }
    return measurements
  }
}

import Foundation
import Records

/// Writes what a duel has found.
package struct DuelReport {
  private let record: DuelRecord

  package init(_ record: DuelRecord) { self.record = record }

  /// Writes the record and the reports into the duel's folder.
  ///
  /// - Returns: the answer in plain sentences, and the path of the page.
  /// - Throws: `ReportError`.
  package func write(to folder: String) throws -> String {
    try ReportFile.write(RecordCoding.document(record), to: FileName.duel, in: folder)
    return ([record.answer.rawValue] + record.reasons).joined(separator: "\n")
  }
}

package import Analysis
import Foundation
import Records

/// Writes what a duel has found.
package struct DuelReport {
  private let record: DuelRecord

  package init(_ record: DuelRecord) { self.record = record }

  /// Writes `duel.json`, `report.md`, `index.html`, `junit.xml` and `step-summary.md` into the duel's folder; pictures are
  /// those of its `frames/`.
  ///
  /// - Returns: the answer in plain sentences, a line each.
  /// - Throws: `ReportError` or `FileError`.
  package func write(to folder: String) throws -> [String] {
    // First, so that what was measured is there whatever becomes of the rest.
    try ReportFiles.write([(FileName.duel, RecordCoding.document(record))], in: folder)
    let content = ReportContent(
      record, hasPicture: PictureFolder(runFolder: folder).hasPicture)
    let output = GateOutput(answer: record.answer, checks: record.checks, content: content)
    try output.write(to: folder)
    return content.headline
  }
}

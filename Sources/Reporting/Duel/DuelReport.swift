import Foundation
import Records

/// Writes what a duel has found.
package struct DuelReport {
  private let record: DuelRecord

  package init(_ record: DuelRecord) { self.record = record }

  /// Writes `duel.json`, `report.md`, `index.html`, `junit.xml` and `step-summary.md` into the duel's folder; pictures are
  /// those of its `frames/`.
  ///
  /// - Returns: the answer in plain sentences, a line each, and the path of the page.
  /// - Throws: `ReportError`.
  package func write(to folder: String) throws -> [String] {
    // First, so that what was measured is there whatever becomes of the rest.
    try ReportFile.write(RecordCoding.document(record), to: FileName.duel, in: folder)
    let content = ReportContent(
      record, hasPicture: PictureFolder(runFolder: folder).hasPicture)
    let output = GateOutput(answer: record.answer, checks: record.checks, content: content)
    return content.headline + [try output.write(to: folder)]
  }
}

import Foundation
import Records
import Storage

/// Makes `summary.json`, `report.md` and `index.html` from a run folder, and from nothing else.
package enum Report {
  /// Reads the run in `runFolder` and writes its report into `outputFolder`, which is made where it
  /// is missing.
  ///
  /// - Parameter rules: held against the run beside those that come with ScanBench.
  ///
  /// Pictures of frames are read from the run folder's `frames/`, wherever the report goes.
  ///
  /// - Throws: `RecordError` where the run cannot be used, `ReportError` where the report cannot be
  ///   made.
  package static func write(
    runFolder: String, outputFolder: String, rules: [WidthRule] = []
  ) throws -> ReportResult {
    let summary = try summary(of: runFolder, rules)
    let content = ReportContent(summary)
    // Everything is made before anything is written, so that a fault leaves an older report whole.
    let files = [
      (FileName.summary, try RecordCoding.document(summary)),
      (FileName.markdown, Data(MarkdownReport(content).text.utf8)),
      (
        FileName.page,
        Data(
          try HTMLReport(content, pictures: PictureFolder(runFolder: runFolder)).page(
            gnuplot: Gnuplot.found()
          ).utf8)
      ),
    ]
    for (name, data) in files { try ReportFile.write(data, to: name, in: outputFolder) }
    return ReportResult(
      page: "\(outputFolder)/\(FileName.page)", headline: content.headline,
      verdicts: summary.verdicts ?? [])
  }

  /// All that a report says, without drawing or writing anything.
  package static func outline(runFolder: String) throws -> String {
    try ReportContent(summary(of: runFolder, [])).outline
  }

  private static func summary(of runFolder: String, _ rules: [WidthRule]) throws -> Summary {
    try RunFolder(path: runFolder).summary().addingClaims().holding(WidthRule.vendors + rules)
  }
}

/// Writes the files of a report.
enum ReportFile {
  /// - Throws: `FileError.unwritable`.
  static func write(_ data: Data, to name: String, in folder: String) throws {
    let path = "\(folder)/\(name)"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw FileError.unwritable(path: path, reason: FileFailure.reason(of: error))
    }
  }
}

/// Where a report went, and what it says first.
package struct ReportResult: Sendable, Equatable {
  /// The path of `index.html`.
  package let page: String
  /// The answers in plain sentences, a line each, the questions among them.
  package let headline: [String]
  package let verdicts: [VerdictRecord]
}

import Findings
import Foundation
package import Records
import Reporting
import Storage
package import Summaries
import Tallies

/// The `summary.json`, `report.md` and `index.html` of a run folder, made of nothing else.
package struct Report: Sendable, Equatable {
  /// The path of `index.html`.
  package let page: String
  /// The answers in plain sentences and their questions, one per line.
  package let headline: [String]
  /// The notice that the run is not finished, in a line; nil if it is.
  package let unfinished: String?
  package let verdicts: [VerdictRecord]

  /// All but the verdicts, in lines.
  package var text: String {
    ([unfinished].compactMap(\.self) + [headline.joined(separator: "\n"), page])
      .joined(separator: "\n")
  }

  /// Says on standard error if a run is being written.
  package static func announceIfBeingWritten(_ runFolder: String) {
    if FolderLock.isHeld(on: runFolder) {
      ProgressLine(unit: "").say(
        "\(runFolder): the run is being written; the report is of what it had by now")
    }
  }

  /// Reads the run in `runFolder` and writes its report into `outputFolder`, which it may create.
  ///
  /// Pictures of frames are read from the run folder's `frames/`, wherever the report goes.
  ///
  /// - Parameters:
  ///   - rules: rules to check beside those that come with ScanBench.
  ///   - choice: what readers are held against in place of what the suites say; nil for that.
  /// - Throws: `RecordError` if the run cannot be used, `ReportError` if the report cannot be made,
  ///   `FileError` if it must not be written there.
  package static func write(
    runFolder: String, outputFolder: String, rules: [RuleRecord] = [], choice: ChoiceRule? = nil
  ) throws -> Report {
    let folder = try RunFolder(path: runFolder)
    if CanonicalPath.of(runFolder) != CanonicalPath.of(outputFolder) {
      try OutputFolder.check(outputFolder, .report, inputs: [runFolder])
    }
    let summary = try folder.reportedSummary(rules: rules, choice: choice)
    // Everything is made before anything is written, and all is put in place at once, so that a fault leaves an older report
    // whole.
    let report = try ReportFiles(of: summary, pictures: PictureFolder(runFolder: runFolder))
    let files = try [(FileName.summary, RecordCoding.document(summary))] + report.files
    try Folder.make(outputFolder)
    try FileReplacement.write(files, in: outputFolder)
    return Report(
      page: "\(outputFolder)/\(FileName.page)", headline: report.headline,
      unfinished: folder.run.finishedAt == nil
        ? "\(runFolder): the run is not finished, and this is of what it had by now; "
          + folder.run.continuation : nil,
      verdicts: summary.verdicts ?? [])
  }
}

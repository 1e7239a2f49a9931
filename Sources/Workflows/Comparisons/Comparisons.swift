import Barcodes
import Gates
import Records
import Reporting
import Runner
import Storage
import Tallies

/// What runs are held against: one another, and the versions of a reader.
package enum Comparisons {
  /// Compares two runs, and writes the comparison, its report, and pictures of the frames whose
  /// reading changed.
  ///
  /// - Returns: the answers in plain sentences and the path of the page, in lines.
  /// - Throws: `ComparisonError`, `RecordError`, `ReportError` or `FileError`.
  package static func write(
    baseline: String, candidate: String, demands: ReadingDemands, isPartial: Bool, to path: String
  ) throws -> (text: String, exitCode: Int32) {
    let comparison = try Comparison(
      baseline: baseline, candidate: candidate, rule: demands.rule,
      required: demands.required(), isPartial: isPartial)
    let folder = try OutputFolder(
      path, .comparison, existing: .replaced, inputs: [baseline, candidate])
    let missing = try comparison.suites.draw(comparison.changedFrames, in: folder.workPath)
    let report = try ReportFiles(
      of: comparison, pictures: PictureFolder(runFolder: folder.workPath))
    let record = (FileName.comparison, try RecordCoding.document(comparison.record))
    try FileReplacement.write(report.files + [record], in: folder.workPath)
    try folder.putInPlace()
    let notes = missing.map {
      "No pictures of suite \($0.name): \(VisibleText.line($0.path)) is not here as it was run; compare where the run was measured."
    }
    let lines = report.headline + notes + ["\(path)/\(FileName.page)"]
    return (lines.joined(separator: "\n"), comparison.record.answer.exitCode)
  }

  /// The frames that a version of a reader lost first.
  ///
  /// - Parameter runs: run folders, the earliest version first, or one whose engines are versions.
  /// - Returns: lines to print.
  package static func firstLost(over runs: [String]) throws -> [String] {
    let found = try FirstLost.over(runs: runs)
    guard !found.isEmpty else {
      throw UsageError(
        "\(runs[0]): it has one engine; name several runs, or a run of several versions")
    }
    return found.flatMap(\.lines).map { VisibleText.line($0) }
  }
}

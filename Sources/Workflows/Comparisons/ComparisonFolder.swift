import Gates
import Records
import Reporting
import Runner
import Storage
import Tallies

package enum ComparisonFolder {
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
    try FrameRenderings(of: comparison.suites, in: folder.workPath).write(comparison.changedFrames)
    let report = try ReportFiles(
      of: comparison, pictures: PictureFolder(runFolder: folder.workPath))
    let record = (FileName.comparison, try RecordCoding.document(comparison.record))
    try FileReplacement.write(report.files + [record], in: folder.workPath)
    try folder.putInPlace()
    let lines = report.headline + ["\(path)/\(FileName.page)"]
    return (lines.joined(separator: "\n"), comparison.record.answer.exitCode)
  }
}

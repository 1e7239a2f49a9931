package import Gates
import Records
import Reporting
import Runner
import Storage
import Tallies

package enum ComparisonFolder {
  /// Writes a comparison, its report, and pictures of the frames whose reading changed.
  ///
  /// - Returns: the answers in plain sentences and the path of the page, one per line.
  /// - Throws: `ReportError` or `FileError`.
  package static func write(
    _ comparison: Comparison, to path: String, inputs: [String]
  ) throws -> [String] {
    let folder = try OutputFolder(path, .comparison, existing: .replaced, inputs: inputs)
    try FrameRenderings(of: comparison.suites, in: folder.workPath).write(comparison.changedFrames)
    let report = try ReportFiles(
      of: comparison, pictures: PictureFolder(runFolder: folder.workPath))
    let record = (FileName.comparison, try RecordCoding.document(comparison.record))
    try FileReplacement.write(report.files + [record], in: folder.workPath)
    try folder.putInPlace()
    return report.headline + ["\(path)/\(FileName.page)"]
  }
}

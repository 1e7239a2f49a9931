import Foundation
package import Records

/// Holds a run against a baseline, and writes what has changed.
package struct Comparison {
  package let record: ComparisonRecord
  private let baseline: RunRecord
  private let candidate: RunRecord

  /// - Parameters:
  ///   - baseline, candidate: run folders.
  ///   - errorRate: the family-wise probability of calling an engine worse that reads as well, 0 to 1.
  /// - Throws: `RecordError`, or `ComparisonError`.
  package init(baseline: String, candidate: String, errorRate: Double = 0.01) throws {
    let comparison = try RunComparison(
      baseline: RunFolder(path: baseline), candidate: RunFolder(path: candidate),
      errorRate: errorRate)
    record = try comparison.record()
    self.baseline = comparison.baseline.run
    self.candidate = comparison.candidate.run
  }

  /// Frames that are read otherwise, each once, worst first.
  package func changedFrames(atMost limit: Int) -> [String] {
    record.engines.flatMap(\.changes).frames(atMost: limit)
  }

  /// The suites of the candidate.
  package var suites: [SuiteRecord] { candidate.suites }

  /// Writes `comparison.json`, `report.md`, `index.html` and `junit.xml` into a folder that is there; pictures are those
  /// of its `frames/`.
  ///
  /// - Returns: the path of the page, and the answers in plain sentences.
  /// - Throws: `ReportError`.
  package func write(to folder: String) throws -> (page: String, headline: [String]) {
    let pictures = PictureFolder(runFolder: folder)
    let content = ReportContent(
      record, baseline: baseline, candidate: candidate, hasPicture: pictures.hasPicture)
    let files = [
      (FileName.comparison, try RecordCoding.document(record)),
      (FileName.markdown, Data(MarkdownReport(content).text.utf8)),
      (
        FileName.page,
        Data(try HTMLReport(content, pictures: pictures).page(gnuplot: Gnuplot.found()).utf8)
      ),
      (FileName.junit, Data(JUnitReport(record).text.utf8)),
    ]
    for (name, data) in files { try ReportFile.write(data, to: name, in: folder) }
    return ("\(folder)/\(FileName.page)", content.headline)
  }
}

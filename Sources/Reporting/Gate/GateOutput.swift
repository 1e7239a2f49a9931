import Analysis
import Foundation
import Records

/// What a gate leaves for people and for CI systems, whatever it compared.
struct GateOutput {
  var answer: GateAnswer
  var checks: [GateCheck]
  var content: ReportContent

  /// Writes `report.md`, `index.html`, `junit.xml` and `step-summary.md`; pictures are those of the folder's `frames/`.
  ///
  /// - Throws: `ReportError` or `FileError`.
  func write(to folder: String) throws {
    let summary = StepSummary(answer: answer, checks: checks, content: content)
    let files = [
      (FileName.markdown, MarkdownReport(content).text),
      (FileName.junit, JUnitReport(checks).text), (FileName.stepSummary, summary.text),
      (
        FileName.page,
        try HTMLReport(content, pictures: PictureFolder(runFolder: folder)).page(
          gnuplot: Gnuplot.found())
      ),
    ]
    try ReportFiles.write(files.map { ($0, Data($1.utf8)) }, in: folder)
  }
}

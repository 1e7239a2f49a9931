package import Analysis
package import Foundation
import Records

/// A report as its files.
package struct ReportFiles {
  /// The answers in plain sentences, a line each.
  package let headline: [String]
  /// By name.
  package let files: [(name: String, data: Data)]

  /// `report.md` and `index.html` of a run.
  ///
  /// - Throws: `ReportError` where a plot cannot be drawn; likewise below.
  package init(of summary: Summary, pictures: PictureFolder) throws {
    try self.init(ReportContent(summary), pictures: pictures)
  }

  /// `report.md`, `index.html`, `junit.xml` and `step-summary.md` of a duel.
  package init(of duel: DuelRecord, pictures: PictureFolder) throws {
    let content = ReportContent(duel, hasPicture: pictures.hasPicture)
    try self.init(content, pictures: pictures, answer: duel.answer, checks: duel.checks)
  }

  /// The same of a comparison.
  package init(of comparison: Comparison, pictures: PictureFolder) throws {
    let content = ReportContent(
      comparison.record, baseline: comparison.baseline, candidate: comparison.candidate,
      hasPicture: pictures.hasPicture)
    try self.init(
      content, pictures: pictures, answer: comparison.record.answer,
      checks: comparison.record.checks)
  }

  /// What a gate leaves for people and for CI systems, whatever it compared.
  init(
    _ content: ReportContent, pictures: PictureFolder, answer: GateAnswer, checks: [GateCheck]
  ) throws {
    let summary = StepSummary(answer: answer, checks: checks, content: content)
    try self.init(
      content, pictures: pictures,
      others: [
        (FileName.junit, JUnitReport(checks).text), (FileName.stepSummary, summary.text),
      ])
  }

  private init(
    _ content: ReportContent, pictures: PictureFolder, others: [(name: String, text: String)] = []
  ) throws {
    let page = try HTMLReport(content, pictures: pictures).page(gnuplot: Gnuplot.found())
    headline = content.headline
    files =
      ([(FileName.markdown, MarkdownReport(content).text)] + others + [(FileName.page, page)])
      .map { ($0.name, Data($0.text.utf8)) }
  }

  /// What a run says of each engine, for a terminal.
  package static func findings(of summary: Summary) -> [String] {
    summary.answers.flatMap(\.findings).flatMap(\.lines)
  }

  /// What a duel says before anything is timed, likewise.
  package static func findings(ofReading duel: DuelRecord) -> [String] {
    let content = ReportContent(duel, hasPicture: { _ in false })
    return ["Does the candidate read as well as the baseline?"]
      + content.answers.flatMap(\.findings).flatMap(\.lines)
  }

  /// All that the report of a run says, without drawing anything.
  package static func outline(of summary: Summary) -> String { ReportContent(summary).outline }
}

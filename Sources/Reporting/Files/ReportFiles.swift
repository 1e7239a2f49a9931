import Document
import FirstScreen
package import Foundation
package import Gates
import Records
package import Summaries
package import Tallies

package struct ReportFiles {
  /// The answers in plain sentences, one per line.
  package let headline: [String]
  package let files: [(name: String, data: Data)]

  /// Creates `report.md` and `index.html` of a run.
  ///
  /// - Throws: `ReportError` if a plot cannot be drawn, as do the other initialisers.
  package init(of summary: Summary, pictures: PictureFolder) throws {
    try self.init(ReportContent(summary), pictures: pictures)
  }

  /// Creates `report.md`, `index.html`, `junit.xml` and `step-summary.md` of a duel.
  package init(of duel: DuelRecord, pictures: PictureFolder) throws {
    let content = ReportContent(duel, hasPicture: pictures.hasPicture)
    try self.init(content, pictures: pictures, answer: duel.answer, checks: duel.checks)
  }

  /// Creates the same files of a comparison.
  package init(of comparison: Comparison, pictures: PictureFolder) throws {
    let content = ReportContent(
      comparison.record, baseline: comparison.baseline, candidate: comparison.candidate,
      hasPicture: pictures.hasPicture)
    try self.init(
      content, pictures: pictures, answer: comparison.record.answer,
      checks: comparison.record.checks)
  }

  init(
    _ content: ReportContent, pictures: PictureFolder, answer: GateAnswer, checks: [GateCheck]
  ) throws {
    try self.init(
      content, pictures: pictures,
      others: [
        (FileName.junit, checks.junit),
        (FileName.stepSummary, content.stepSummary(answer: answer, checks: checks)),
      ])
  }

  private init(
    _ content: ReportContent, pictures: PictureFolder, others: [(name: String, text: String)] = []
  ) throws {
    let page = try content.page(gnuplot: Gnuplot.found(), pictures: pictures)
    headline = content.headline
    files =
      ([(FileName.markdown, content.markdown)] + others + [(FileName.page, page)])
      .map { ($0.name, Data($0.text.utf8)) }
  }

  package static func findings(of summary: Summary) -> [String] {
    summary.answers.flatMap(\.findings).flatMap(\.lines)
  }

  /// Returns a duel's findings before anything is timed, for a terminal.
  package static func findings(ofReading duel: DuelRecord) -> [String] {
    let content = ReportContent(duel, hasPicture: { _ in false })
    return ["Does the candidate read as well as the baseline?"]
      + content.answers.flatMap(\.findings).flatMap(\.lines)
  }

  /// Returns all text of a run's report, without drawing anything.
  package static func outline(of summary: Summary) -> String { ReportContent(summary).outline }
}

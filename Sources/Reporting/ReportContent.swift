import Barcodes
import Gates
import Records
import Summaries

/// The content of a report, before it becomes Markdown or HTML.
struct ReportContent {
  let title: String
  let subtitle: String
  let answers: [Answer]
  /// The parts of the page's first screen beside the answers.
  var opening = ReportSummary()
  let chapters: [ReportChapter]
  /// The lines for a terminal, where the last lines are seen first: the verdicts come last.
  let headline: [String]

  var sections: [ReportSection] { chapters.flatMap(\.sections) }

  /// All figures, in the order in which the page shows them.
  var figures: [Figure] {
    (opening.figure.map { [$0] } ?? [])
      + sections.flatMap(\.figureGroups).flatMap(\.figures)
  }

  /// All words and numbers: the Markdown, and the gnuplot scripts of the figures.
  var outline: String {
    let figures = figures
    return ([MarkdownReport(self).text] + figures.map { $0.plot.script(preamble: "") })
      .joined(separator: "\n")
  }

  /// Creates a report with a single chapter, which is never folded.
  init(
    title: String, subtitle: String = "", answers: [Answer] = [], sections: [ReportSection]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.answers = answers
    chapters = [ReportChapter(id: "", title: "", sections: sections)]
    headline = answers.flatMap(\.lines)
  }

  init(_ summary: Summary) {
    title = "ScanBench report"
    subtitle = summary.subtitle
    answers = summary.answers
    let verdicts = summary.photographRuleAnswers.count + summary.verdictAnswers.count
    headline = (answers.dropFirst(verdicts) + answers.prefix(verdicts)).flatMap(\.lines)
    opening = ReportSummary(summary, answers)
    chapters = ReportChapter.all(summary, EngineStyle.styles(of: summary.run.engines))
  }
}

struct Figure {
  var caption: String
  /// The number of measurements behind the plot, and the data that it lacks.
  var note: String
  var plot: any Plot
}

enum SampleNote {
  /// Gives the number once if all engines share it, and names the engines without one.
  static func text(
    _ symbology: String, engines: [EngineRecord], unit: String,
    counts: (EngineRecord) -> [Int]
  ) -> String {
    let samples = engines.map { (engine: $0, range: Wording.range(counts($0))) }
    let tried = samples.filter { $0.range != "0" }
    let shared = Set(tried.map(\.range))
    let notes =
      shared.count == 1
      ? shared.map { "n = \($0) \(unit)" }
      : tried.map { "\($0.engine.label): n = \($0.range) \(unit)" }
    let absent = samples.filter { $0.range == "0" }.map {
      "\($0.engine.label): \(SymbologySupport.absence(of: symbology, by: $0.engine).text)"
    }
    return (notes + absent).joined(separator: "; ")
  }
}

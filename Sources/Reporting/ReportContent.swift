import Analysis
import Barcodes
import Records

/// What a report says, before it is Markdown or HTML.
struct ReportContent {
  let title: String
  let subtitle: String
  let answers: [Answer]
  /// What stands in the page's first screen beside the answers.
  var opening = Opening()
  let chapters: [ReportChapter]
  /// For a terminal, where what comes last is seen first: the verdicts come last.
  let headline: [String]

  var sections: [ReportSection] { chapters.flatMap(\.sections) }

  /// All of them, in the order in which the page shows them.
  var figures: [Figure] {
    (opening.figure.map { [$0] } ?? [])
      + sections.flatMap(\.figureGroups).flatMap(\.figures)
  }

  /// All words and numbers: the Markdown, and what gnuplot would be told.
  var outline: String {
    let figures = figures
    return ([MarkdownReport(self).text] + figures.map { $0.plot.script(preamble: "") })
      .joined(separator: "\n")
  }

  /// Of one chapter, which is never folded.
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
    opening = Opening(summary, answers)
    chapters = ReportChapter.all(summary, EngineStyle.styles(of: summary.run.engines))
  }
}

/// A part of the report under one heading.
struct ReportSection {
  /// The anchor in the page.
  var id: String
  var title: String
  var paragraphs: [String] = []
  var tables: [ReportTable] = []
  /// What the colours of the tables' cells mean; empty where they have none.
  var tableLegend: [LegendEntry] = []
  var figureGroups: [FigureGroup] = []
  /// Tables for those who want every number; folded away in the page.
  var detailTables: [ReportTable] = []
  var examples: [FrameExample] = []
  /// Scans of streams, frame by frame.
  var strips: [FilmStripFigure] = []
}

/// Plots that share their legend.
struct FigureGroup {
  var title: String
  /// What the plots leave out; empty where that is nothing.
  var remark = ""
  /// How many plots stand side by side where there is room; nil for as many as fit.
  var columns: Int?
  var legend: [LegendEntry]
  var figures: [Figure]
}

/// A plot with its words.
struct Figure {
  var caption: String
  /// How many measurements it rests on, and what it lacks.
  var note: String
  var plot: any Plot
}

/// One line of a legend.
struct LegendEntry {
  var label: String
  /// The point's shape as a character.
  var glyph: String
  /// As `#rrggbb`.
  var colour: String
  /// Whether a patch of the colour stands for the glyph.
  var isSwatch = false
}

/// How many measurements a plot rests on, in words.
enum SampleNote {
  /// Says the number once where all engines share it, and names those without one.
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
      "\($0.engine.label): \(Support.absence(of: symbology, by: $0.engine).text)"
    }
    return (notes + absent).joined(separator: "; ")
  }
}

/// Whether and how an engine was asked for a symbology.
enum Support {
  /// What stands in a cell without a number.
  static func absence(of symbology: String, by engine: EngineRecord) -> ReportTable.Cell {
    engine.claims(symbology)
      ? ReportTable.Cell("not tried", kind: .absent)
      : ReportTable.Cell("unsupported", kind: .absent)
  }
}

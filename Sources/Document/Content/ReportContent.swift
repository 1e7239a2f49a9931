/// The content of a report, before it becomes Markdown or HTML.
package struct ReportContent {
  package var title: String
  package var subtitle: String
  package var answers: [Answer]
  /// The parts of the page's first screen beside the answers.
  package var opening = ReportSummary()
  package var chapters: [ReportChapter]
  /// The lines for a terminal, where the last lines are seen first: the verdicts come last.
  package var headline: [String]

  package var sections: [ReportSection] { chapters.flatMap(\.sections) }

  /// All figures, in the order in which the page shows them.
  package var figures: [Figure] {
    (opening.figure.map { [$0] } ?? [])
      + sections.flatMap(\.figureGroups).flatMap(\.figures)
  }

  /// Creates a report with a single chapter, which is never folded.
  package init(
    title: String, subtitle: String = "", answers: [Answer] = [], sections: [ReportSection]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.answers = answers
    chapters = [ReportChapter(id: "", title: "", sections: sections)]
    headline = answers.flatMap(\.lines)
  }
}

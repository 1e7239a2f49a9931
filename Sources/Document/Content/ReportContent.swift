/// The content of a report, before it becomes Markdown or HTML.
package struct ReportContent {
  package let title: String
  package let subtitle: String
  package let answers: [Answer]
  /// The parts of the page's first screen beside the answers.
  package var opening = ReportSummary()
  package let chapters: [ReportChapter]
  /// The lines for a terminal, where the last lines are seen first: the verdicts come last.
  package let headline: [String]

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

  package init(
    title: String, subtitle: String, answers: [Answer], opening: ReportSummary,
    chapters: [ReportChapter], headline: [String]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.answers = answers
    self.opening = opening
    self.chapters = chapters
    self.headline = headline
  }
}

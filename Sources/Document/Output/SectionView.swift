/// The data of section.mustache.
struct SectionView {
  var section: ReportSection
  /// That of its heading; those in it are one level lower.
  var level: Int
  var paragraphs: [String]
  var tables: [TableView]
  var legend: [LegendEntry]
  var groups: [GroupView]
  var details: [TableView]
  var examples: [ExampleView]
  var stripLegend: [(kind: String, words: String)]
  var strips: [FilmStripView]

  /// - Parameter drawings: those of this section and the following, in order; its own are removed.
  init(
    _ section: ReportSection, level: Int, drawings: inout ArraySlice<String>,
    budget: inout PictureBudget
  ) {
    self.section = section
    self.level = level
    paragraphs = section.paragraphs.map(HTMLText.unbroken)
    tables = section.tables.map(TableView.init)
    legend = section.tableLegend
    details = section.detailTables.map(TableView.init)
    groups = section.figureGroups.map { $0.view(drawings: &drawings) }
    stripLegend = [FilmStripFigure.Mark.read, .dropped, .right, .wrong].map {
      (kind: $0.rawValue, words: $0.words)
    }
    strips = section.strips.map { FilmStripView($0, budget: &budget) }
    examples = section.examples.map { $0.view(picture: budget.picture(of: $0)) }
  }
}

/// A part of the report under one heading.
package struct ReportSection {
  package var id: String
  package var title: String
  package var paragraphs: [String] = []
  package var tables: [ReportTable] = []
  /// The meaning of the colours in the tables' cells; empty if there are none.
  package var tableLegend: [LegendEntry] = []
  package var figureGroups: [FigureGroup] = []
  /// Tables for readers who want every number; folded in the page.
  package var detailTables: [ReportTable] = []
  package var detailTitle: String
  package var examples: [FrameExample] = []
  package var strips: [FilmStripFigure] = []

  package init(
    id: String, title: String, paragraphs: [String] = [], tables: [ReportTable] = [],
    tableLegend: [LegendEntry] = [], figureGroups: [FigureGroup] = [],
    detailTables: [ReportTable] = [], detailTitle: String = "Every number",
    examples: [FrameExample] = [], strips: [FilmStripFigure] = []
  ) {
    self.id = id
    self.title = title
    self.paragraphs = paragraphs
    self.tables = tables
    self.tableLegend = tableLegend
    self.figureGroups = figureGroups
    self.detailTables = detailTables
    self.detailTitle = detailTitle
    self.examples = examples
    self.strips = strips
  }
}

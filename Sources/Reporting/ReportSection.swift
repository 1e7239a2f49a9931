import Barcodes
import Records

/// A part of the report under one heading.
struct ReportSection {
  var id: String
  var title: String
  var paragraphs: [String] = []
  var tables: [ReportTable] = []
  /// The meaning of the colours in the tables' cells; empty if there are none.
  var tableLegend: [LegendEntry] = []
  var figureGroups: [FigureGroup] = []
  /// Tables for readers who want every number; folded in the page.
  var detailTables: [ReportTable] = []
  var examples: [FrameExample] = []
  var strips: [FilmStripFigure] = []
}

import Analysis
import Barcodes
import Records

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

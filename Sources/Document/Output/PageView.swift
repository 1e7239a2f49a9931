import Barcodes
import Tallies

/// The data of page.mustache. The templates find their values by these names.
struct PageView {
  var generator: String
  var title: String
  var subtitle: String
  var style: String
  var terms: [(term: String, words: String)]
  var uses: TableView?
  var figure: GroupView.FigureView?
  /// The legend of the figure.
  var legend: [LegendEntry]
  /// True if there is advice for each engine; otherwise the answers suffice.
  var hasCards: Bool
  /// True if something stands beneath the table that opens the page.
  var hasAnswer: Bool
  var cards: [CardView]
  var machine: SentenceView?
  var tables: [TableView]
  var answers: [(question: String, paragraphs: [String], findings: [CardView])]
  var hasContents: Bool
  var chapters: [ChapterView]
}

/// The sentences on an engine.
typealias CardView = (engine: String, sentences: [SentenceView])

extension Finding {
  var card: CardView { (engine, sentences.map(SentenceView.init)) }
}

/// The data of sentence.mustache.
struct SentenceView {
  var text: String
  var evidence: String
  var hasEvidence: Bool
  var section: String

  init(_ sentence: Sentence) {
    text = HTMLText.unbroken(sentence.text)
    evidence = HTMLText.unbroken(sentence.evidence)
    section = sentence.section ?? ""
    hasEvidence = !sentence.evidence.isEmpty || sentence.section != nil
  }
}

struct ChapterView {
  var id: String
  var title: String
  var isFolded: Bool
  /// The first section's anchor, at which a browser opens the chapter.
  var start: String
  var filters: [PageFilters.Group]
  /// The rules that its filters work by, for the page's style sheet.
  var style: String
  var sections: [SectionView]
}

/// The data of section.mustache.
struct SectionView {
  var id: String
  /// That of its heading; those in it are one level lower.
  var level: Int
  var heading: String
  var paragraphs: [String]
  var tables: [TableView]
  var legend: [LegendEntry]
  var groups: [GroupView]
  var detailTitle: String
  var details: [TableView]
  var examples: [ExampleView]
  var stripLegend: [(kind: String, words: String)]
  var strips: [FilmStripView]

  /// - Parameter drawings: those of this section and the following, in order; its own are removed.
  init(
    _ section: ReportSection, level: Int, drawings: inout ArraySlice<String>,
    budget: inout PictureBudget
  ) {
    id = section.id
    self.level = level
    heading = section.title
    paragraphs = section.paragraphs.map(HTMLText.unbroken)
    tables = section.tables.map(TableView.init)
    legend = section.tableLegend
    details = section.detailTables.map(TableView.init)
    detailTitle = section.detailTitle
    groups = section.figureGroups.map { GroupView($0, drawings: &drawings) }
    stripLegend = [FilmStripFigure.Mark.read, .dropped, .right, .wrong].map {
      (kind: $0.rawValue, words: $0.words)
    }
    strips = section.strips.map { FilmStripView($0, budget: &budget) }
    examples = section.examples.map { ExampleView($0, picture: budget.picture(of: $0)) }
  }
}

/// The data of figures.mustache.
struct GroupView {
  /// The drawing is an SVG element, inserted as it is.
  typealias FigureView = (caption: String, note: String, svg: String)

  var groupTitle: String
  var remark: String
  var legend: [LegendEntry]
  /// A class for a fixed number of columns; empty for as many as fit.
  var columns: String
  var figures: [FigureView]

  fileprivate init(_ group: FigureGroup, drawings: inout ArraySlice<String>) {
    groupTitle = group.title
    remark = HTMLText.unbroken(group.remark)
    legend = group.legend
    columns = group.columns.map { " columns-\(min($0, 4))" } ?? ""
    figures = group.figures.map { $0.view(of: drawings.removeFirst()) }
  }
}

extension Figure {
  /// - Parameter drawing: the output of gnuplot.
  func view(of drawing: String) -> GroupView.FigureView {
    (caption, HTMLText.unbroken(note), InlineSVG.element(drawing, of: plot))
  }
}

/// The data of example.mustache.
struct ExampleView {
  var frame: String
  var classes: String
  var place: String
  var truth: String
  var readings: [(reader: String, text: String)]
  var image: String
  /// The reason for a missing picture, or a note on a reduced one.
  var remark: String
  var command: String

  init(_ example: FrameExample, picture: (uri: String, isReduced: Bool)?) {
    frame = example.frame
    classes = PageFilters.classes(of: example)
    place = example.place
    truth = example.truth
    readings = example.readings
    command = example.command.map { VisibleText.of($0, limit: 2000) } ?? ""
    image = picture?.uri ?? ""
    remark = Self.remark(example, picture)
  }

  private static func remark(_ example: FrameExample, _ picture: (uri: String, isReduced: Bool)?)
    -> String
  {
    let path = PictureFolder.path(of: example.frame)
    if let picture { return picture.isReduced ? "Reduced; as the engines saw it: \(path)" : "" }
    return example.hasPicture
      ? "The picture is too large for this page: \(path)" : "No picture was kept."
  }
}

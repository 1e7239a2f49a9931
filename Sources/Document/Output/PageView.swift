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
  var figure: FigureView?
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
  var card: CardView { (engine, sentences.map(\.view)) }
}

/// The data of sentence.mustache.
typealias SentenceView = (text: String, evidence: String, hasEvidence: Bool, section: String)

extension Sentence {
  var view: SentenceView {
    (
      text: HTMLText.unbroken(text), evidence: HTMLText.unbroken(evidence),
      hasEvidence: !evidence.isEmpty || section != nil, section: section ?? ""
    )
  }
}

/// A chapter with the first section's anchor, at which a browser opens it, and the filters of its examples or tables.
typealias ChapterView = (
  chapter: ReportChapter, start: String, filters: PageFilters, sections: [SectionView]
)

/// The data of figures.mustache; `columns` is a class for a fixed number of them, and empty for as many as fit.
typealias GroupView = (group: FigureGroup, remark: String, columns: String, figures: [FigureView])

extension FigureGroup {
  /// - Parameter drawings: those of this group and the following, in order; its own are removed.
  func view(drawings: inout ArraySlice<String>) -> GroupView {
    (
      group: self, remark: HTMLText.unbroken(remark),
      columns: columns.map { " columns-\(min($0, 4))" } ?? "",
      figures: figures.map { $0.view(of: drawings.removeFirst()) }
    )
  }
}

/// A plot; the drawing is an SVG element, inserted as it is.
typealias FigureView = (caption: String, note: String, svg: String)

extension Figure {
  /// - Parameter drawing: the output of gnuplot.
  func view(of drawing: String) -> FigureView {
    (caption, HTMLText.unbroken(note), plot.inlineSVG(drawing))
  }
}

/// The data of example.mustache. The remark is the reason for a missing picture, or a note on a reduced one.
typealias ExampleView = (
  example: FrameExample, classes: String, picture: (image: String, remark: String), command: String
)

extension FrameExample {
  func view(picture: (uri: String, isReduced: Bool)?) -> ExampleView {
    let path = PictureFolder.path(of: frame)
    let remark =
      if let picture {
        picture.isReduced ? "Reduced; as the engines saw it: \(path)" : ""
      } else {
        hasPicture ? "The picture is too large for this page: \(path)" : "No picture was kept."
      }
    return (
      example: self, classes: PageFilters.classes(of: self),
      picture: (image: picture?.uri ?? "", remark: remark),
      command: command.map { VisibleText.of($0, limit: 2000) } ?? ""
    )
  }
}

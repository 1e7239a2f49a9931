package import Foundation
import Mustache
package import Tallies

extension ReportContent {
  /// The mark in every page that identifies its kind.
  package enum Generator: String {
    case report = "scanbench"
    case history = "scanbench history"
    case datasheet = "scanbench datasheet"
    case site = "scanbench site"

    package func hasMade(_ page: Data) -> Bool {
      page.range(of: Data(#"<meta name="generator" content="\#(rawValue)">"#.utf8)) != nil
    }
  }

  /// The style sheet that all pages share.
  package static var style: String { String(decoding: PackageResources.style_css, as: UTF8.self) }

  /// The report as one self-contained HTML file.
  ///
  /// - Parameter rules: of style, beside those that all pages share.
  /// - Throws: `ReportError` if a plot cannot be drawn.
  package func page(
    gnuplot: Gnuplot, pictures: PictureFolder? = nil, generator: Generator = .report,
    rules: [String] = []
  ) throws -> String {
    var drawings = try gnuplot.draw(figures.map(\.plot))[...]
    let figure = opening.figure.map { $0.view(of: drawings.removeFirst()) }
    let chapters = chapters.map {
      Self.view(of: $0, drawings: &drawings, pictures: pictures)
    }
    let view = PageView(
      generator: generator.rawValue, title: title,
      subtitle: HTMLText.unbroken(subtitle),
      style: ([Self.style] + rules + chapters.map(\.filters.style)).joined(separator: "\n"),
      terms: opening.terms.map { ($0.term, HTMLText.unbroken($0.words)) },
      uses: opening.uses.map(TableView.init),
      figure: figure, legend: opening.legend,
      hasCards: !opening.cards.isEmpty || opening.uses != nil,
      hasAnswer: !opening.cards.isEmpty || opening.machine != nil,
      cards: opening.cards.map(\.card),
      machine: opening.machine.map(\.view), tables: opening.tables.map(TableView.init),
      answers: answers.map {
        ($0.question, $0.paragraphs.map(HTMLText.unbroken), $0.findings.map(\.card))
      },
      hasContents: sections.count > 1,
      chapters: chapters)
    return try Self.library().render(view, withTemplate: "page") ?? ""
  }

  private static func view(
    of chapter: ReportChapter, drawings: inout ArraySlice<String>, pictures: PictureFolder?
  ) -> ChapterView {
    (
      chapter: chapter, start: chapter.sections.first?.id ?? chapter.id,
      filters: filters(chapter),
      sections: chapter.sections.map { section in
        var budget = PictureBudget(pictures: pictures)
        return SectionView(
          section, level: chapter.title.isEmpty ? 2 : 3, drawings: &drawings, budget: &budget)
      }
    )
  }

  private static func filters(_ chapter: ReportChapter) -> PageFilters {
    // A chapter without a title has no element of its own, and is the page's only one.
    chapter.title.isEmpty
      ? PageFilters(chapter.sections.flatMap { $0.tables + $0.detailTables })
      : PageFilters(chapter.sections.flatMap(\.examples), chapter: chapter.id)
  }

  private static func library() throws -> MustacheLibrary {
    try HTMLText.library([
      "page": PackageResources.page_mustache, "sentence": PackageResources.sentence_mustache,
      "section": PackageResources.section_mustache, "table": PackageResources.table_mustache,
      "figures": PackageResources.figures_mustache, "example": PackageResources.example_mustache,
      "legend": PackageResources.legend_mustache, "strip": PackageResources.strip_mustache,
    ])
  }
}

import Document
import Findings
import Records
import Summaries

/// The pages of a static site of published results.
package struct SiteContent {
  let results: [SharedResult]
  let symbologies: [SymbologyPage]
  let versions: [VersionComparison]
  private let questions: [(question: SiteQuestion, sections: [ReportSection])]

  init(_ records: [ResultRecord]) {
    let results = SharedResult.all(records)
    self.results = results
    questions = SiteQuestion.all.map { ($0, results.flatMap($0.sections)) }
    symbologies = SymbologyPage.symbologies(results).map { SymbologyPage($0, results) }
    let engines = results.flatMap(\.record.engines)
    let shares = symbologies.flatMap(\.shares)
    versions = Set(engines.map(\.library)).sorted().compactMap {
      VersionComparison($0, engines, shares)
    }
  }

  /// The names of the files and what is on them.
  var pages: [(file: String, content: ReportContent)] {
    [(SitePage.index, index)]
      + questions.map { question, sections in
        (question.file, page(question.title, question.file, sections))
      }
      + symbologies.map {
        let file = SitePage.symbology($0.symbology)
        return (file, page($0.title, file, $0.sections))
      }
      + readers.map { file, libraries in
        (
          file,
          page(
            Wording.list(libraries), file,
            standing(ofReader: file) + comparisons(libraries) + facts(libraries)
              + sections(ofReader: file))
        )
      }
  }

  /// The libraries of each page of readers.
  private var readers: [(file: String, libraries: [String])] {
    let (files, libraries) = results.flatMap { $0.record.engines.map(\.library) }.grouped(
      by: SitePage.reader)
    return files.sorted().map { file in (file, Set(libraries[file] ?? []).sorted()) }
  }

  private func page(_ title: String, _ file: String, _ sections: [ReportSection]) -> ReportContent {
    let empty = ReportSection(
      id: "none", title: "Nothing yet", paragraphs: ["No result says anything of it."])
    return ReportContent(
      title: title, subtitle: "ScanBench results.",
      sections: (sections.isEmpty ? [empty] : sections) + [links(besides: file)])
  }

  private var index: ReportContent {
    let overview = Overview(results.map(\.record))
    let readers = Set(results.flatMap { $0.record.engines.map { OverviewReader($0).name } })
    return ReportContent(
      title: "ScanBench results",
      subtitle:
        "\(OverviewReader.words(readers.count)) in \(Wording.count(results.count, "result")).",
      sections: [
        answers,
        ReportSection(
          id: "codes", title: "Which reader for which code",
          tables: [
            ReportTable(
              caption:
                "The readers that none is shown to beat in any suite, but for photographs of fewer than 30 codes. The shares are of the photographs with most codes, or where none has 30 of the rendered frames; no rank counts what was misread. The page of each symbology has all readers with their widths, times and contents",
              columns: ["code", "readers asked", "none is shown to read more than"],
              rows: symbologies.map(\.entry))
          ]),
        ReportSection(
          id: "overview", title: "Which reader reads how much",
          paragraphs: overview.columns.isEmpty ? [Self.noTable] : [],
          tables: overview.columns.isEmpty
            ? []
            : [
              overview.table,
              ReportTable.suites(results) { name in overview.columns.contains { $0.suite == name }
              },
            ]),
        ReportSection.siteWords,
      ])
  }

  /// Leads to all pages that say something, but for the readers' and the symbologies', which the first page lists.
  private func links(besides own: String) -> ReportSection {
    let pages =
      [(SitePage.index, "All results", "which reader for which code, and which reads how much")]
      + questions.filter { !$0.sections.isEmpty }.map {
        ($0.question.file, $0.question.title, $0.question.words)
      }
      + [
        (
          "\(SitePage.index)#\(ReportSection.siteWords.id)", "Words",
          "what these pages mean by them"
        )
      ]
    return ReportSection(
      id: "pages", title: "Pages",
      tables: [
        ReportTable(
          caption: "What else is here", columns: [],
          rows: pages.filter { $0.0 != own }.map { page, title, words in
            [ReportTable.Cell(title, link: page), ReportTable.Cell(words)]
          })
      ])
  }

  /// Where the newest versions stand, code by code.
  private func standing(ofReader file: String) -> [ReportSection] {
    let readers = results.flatMap { $0.record.engines.map(OverviewReader.init) }
      .filter { SitePage.reader($0.library) == file }
    let tables = Set(readers).sorted().newest.map { reader in
      ReportTable(
        caption:
          "\(reader.name): what it reads of the frames that tell readers of a code apart best, with its rank among libraries; the code leads to all of them",
        columns: ["code", "read", "misread", "shown to read less than"],
        rows: symbologies.compactMap { $0.standing(of: reader) })
    }
    return tables.isEmpty
      ? [] : [ReportSection(id: "standing", title: "Beside other readers", tables: tables)]
  }

  private func comparisons(_ libraries: [String]) -> [ReportSection] {
    let own = versions.filter { libraries.contains($0.newest.library) }
    return own.isEmpty
      ? [] : [ReportSection(id: "versions", title: "Versions", tables: own.map(\.table))]
  }

  private func facts(_ libraries: [String]) -> [ReportSection] {
    let tables = libraries.compactMap { library in LibraryFacts.of(library)?.table(library) }
    return tables.isEmpty
      ? [] : [ReportSection(id: "library", title: "The library", tables: tables)]
  }

  /// Versions under one another, suite by suite.
  private func sections(ofReader file: String) -> [ReportSection] {
    results.flatMap { result in
      let own = result.record.engines.filter { SitePage.reader($0.library) == file }
      guard !own.isEmpty else { return [ReportSection]() }
      var narrowed = result
      narrowed.record = result.record.narrowed(
        to: own.sorted { OverviewReader($0) < OverviewReader($1) })
      return SiteQuestion.all.flatMap { question in
        question.sections(narrowed).map { section in
          var section = section
          if question.file != SiteQuestion.reads.file {
            section.title = "\(question.title): \(section.title)"
          }
          return section
        }
      }
    }.enumerated().map { index, section in
      var section = section
      section.id = "section-\(index)"
      return section
    }
  }
}

extension ResultRecord {
  /// The same of some engines alone. Shares stay, since ranks are of all readers.
  fileprivate func narrowed(to engines: [EngineRecord]) -> ResultRecord {
    let labels = Set(engines.map(\.label))
    var narrowed = self
    narrowed.engines = engines
    narrowed.widths = widths.filter { labels.contains($0.engine) }
    narrowed.claims = claims.filter { labels.contains($0.engine) }
    narrowed.calls = calls.filter { labels.contains($0.engine) }
    narrowed.rules = rules.compactMap { rule in
      var rule = rule
      rule.findings = rule.findings.filter { labels.contains($0.engine) }
      return rule.findings.isEmpty ? nil : rule
    }
    narrowed.limits = limits.filter { labels.contains($0.engine) }
    narrowed.scans = scans.filter { labels.contains($0.engine) }
    narrowed.contents = contents.filter { labels.contains($0.engine) }
    narrowed.settings = settings.filter { labels.contains($0.best) }
    return narrowed
  }
}

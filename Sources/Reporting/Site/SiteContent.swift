import Document
import Findings
import GuideChapters
import Judging
import Records
import Summaries

/// The pages of a static site of published results.
struct SiteContent {
  private let results: [ResultRecord]

  init(_ results: [ResultRecord]) { self.results = results }

  /// The names of the files and what is on them.
  var pages: [(file: String, content: ReportContent)] {
    [
      (SitePage.index, index),
      (SitePage.reads, page("What was read", SitePage.reads, results.flatMap(readSections))),
      (SitePage.widths, page("Module widths", SitePage.widths, results.compactMap(widthSection))),
      (
        SitePage.claims,
        page("The guides' claims", SitePage.claims, results.compactMap(claimSection))
      ),
      (
        SitePage.calls,
        page("How long a call takes", SitePage.calls, results.compactMap(callSection))
      ),
    ]
      + readers.map { file, libraries in
        (file, page(Wording.list(libraries), file, sections(ofReader: file)))
      }
  }

  /// The libraries of each page of readers.
  private var readers: [(file: String, libraries: [String])] {
    let (files, libraries) = results.flatMap { $0.engines.map(\.engine) }.grouped(
      by: SitePage.reader)
    return files.sorted().map { file in (file, Set(libraries[file] ?? []).sorted()) }
  }

  private func page(
    _ title: String, _ file: String, _ sections: [ReportSection]
  ) -> ReportContent {
    ReportContent(
      title: title, subtitle: "ScanBench results.",
      sections: sections.isEmpty
        ? [
          ReportSection(
            id: "none", title: "Nothing yet", paragraphs: ["No result says anything of it."]),
          SitePage.links(besides: file),
        ] : sections + [SitePage.links(besides: file)])
  }

  // MARK: First page

  /// A row for each reader and version, a column for each suite's retail and QR codes.
  private var index: ReportContent {
    let columns = results.flatMap { result in
      result.suites.flatMap { suite in
        ["ean_13", "qr_code"].compactMap { symbology in
          OverviewColumn(result, suite, symbology: symbology)
        }
      }
    }
    let readers = results.flatMap(\.engines).grouped { OverviewReader($0) }.keys.sorted()
    return ReportContent(
      title: "ScanBench results",
      subtitle:
        "\(Wording.count(readers.count)) readers and versions in \(Wording.count(results.count, "result")).",
      sections: [
        ReportSection(
          id: "overview", title: "Which reader reads how much",
          tables: [
            ReportTable(
              caption:
                "Shares of codes with their 95 % intervals. Before each the rank: one more than the number of readers of the same codes that are shown to read more; "
                + "those that cannot be told apart may share one. Empty: not asked. What is on each suite's frames is on the page of all shares",
              columns: ["reader"] + columns.map(\.title) + ["all of it"],
              rows: readers.map { reader in
                [ReportTable.Cell(reader.name, note: reader.options)]
                  + columns.map { $0.cell(reader) }
                  + [ReportTable.Cell(reader.library, link: SitePage.reader(reader.library))]
              })
          ]), SitePage.links(besides: SitePage.index),
      ])
  }

  // MARK: Pages of questions

  private func readSections(_ result: ResultRecord) -> [ReportSection] {
    result.suites.enumerated().compactMap { index, suite in
      guard let whole = ReadTable(result, suite, condition: nil) else { return nil }
      let conditions = result.reads.filter { $0.suite == suite.name }.compactMap(\.condition)
        .grouped { $0 }.keys
      return ReportSection(
        id: "\(result.name)-\(index)", title: "\(suite.name) (\(result.name))",
        paragraphs: [provenance(result)], tables: [whole.table],
        detailTables: conditions.compactMap { ReadTable(result, suite, condition: $0)?.table })
    }
  }

  /// Tells how the result came about, so that anybody can repeat it.
  func provenance(_ result: ResultRecord) -> String {
    "\(ShellCommand.text(result.commandLine)); scanbench \(result.scanbenchVersion), \(result.startedAt), on \(result.machine.kind), \(result.machine.operatingSystem). "
      + "Trials' SHA-256: \(result.files[FileName.trials]?.sha256 ?? "unknown")."
  }

  private func widthSection(_ result: ResultRecord) -> ReportSection? {
    guard !result.widths.isEmpty else { return nil }
    let (keys, groups) = result.widths.grouped {
      WidthKey(suite: $0.suite, condition: $0.condition)
    }
    return ReportSection(
      id: result.name, title: result.name, paragraphs: [provenance(result)],
      tables: keys.map { key in widthTable(groups[key] ?? [], key, result) })
  }

  private struct WidthKey: Hashable {
    var suite: String
    var condition: String?
  }

  private func widthTable(
    _ widths: [WidthResult], _ key: WidthKey, _ result: ResultRecord
  ) -> ReportTable {
    let engines = result.engines(of: widths.map(\.engine))
    let (symbologies, bySymbology) = widths.grouped(by: \.symbology)
    let targets = Set(widths.map(\.target)).sorted().map { Wording.percent($0) }
    return ReportTable(
      caption:
        "\(key.suite)\(key.condition.map { ", \($0)" } ?? ""): the module width from which on \(Wording.list(targets)) of the codes are shown to be read, in pixels, and whether 2 px and more "
        + "suffice; each is wrong with a probability of at most 5 %. Empty: not asked",
      columns: ["symbology"] + engines.map { "\($0.label) (\($0.version))" },
      rows: symbologies.map { symbology in
        [ReportTable.Cell(symbology)]
          + engines.map { engine in
            (bySymbology[symbology] ?? []).first { $0.engine == engine.label }.map(Self.cell)
              ?? .init("", kind: .absent)
          }
      })
  }

  private static func cell(_ width: WidthResult) -> ReportTable.Cell {
    ReportTable.Cell(
      width.safe.map(Wording.pixels) ?? "none shown",
      note:
        "\(Wording.pixels(width.guidance)): \(width.verdict.rawValue); \(Wording.count(width.codes, "code"))",
      kind: width.verdict == .holds ? .holds : width.verdict == .fails ? .fails : .undecided)
  }

  private func claimSection(_ result: ResultRecord) -> ReportSection? {
    guard !result.claims.isEmpty else { return nil }
    let engines = result.engines(of: result.claims.map(\.engine))
    let (keys, groups) = result.claims.grouped {
      ClaimKey(claim: $0.claim, condition: $0.condition)
    }
    return ReportSection(
      id: result.name, title: result.name, paragraphs: [provenance(result)],
      tables: [
        ReportTable(
          caption: "Verdict on each claim. Empty: not tested",
          columns: ["claim", "what is claimed"] + engines.map { "\($0.label) (\($0.version))" },
          rows: keys.map { key in
            [
              ReportTable.Cell(key.claim.rawValue, note: key.condition ?? ""),
              Self.claim(key.claim),
            ]
              + engines.map { engine in
                (groups[key] ?? []).first { $0.engine == engine.label }.map {
                  ReportTable.Cell(
                    $0.verdict.rawValue,
                    kind: $0.verdict == .holds
                      ? .holds : $0.verdict == .fails ? .fails : .undecided)
                } ?? .init("", kind: .absent)
              }
          })
      ])
  }

  private static func claim(_ claim: ClaimID) -> ReportTable.Cell {
    var cell = ReportTable.Cell(claim.statement.words)
    cell.link = claim.statement.source
    return cell
  }

  private struct ClaimKey: Hashable {
    var claim: ClaimID
    var condition: String?
  }

  // MARK: Pages of readers

  /// Versions under one another, suite by suite.
  private func sections(ofReader file: String) -> [ReportSection] {
    results.flatMap { result in
      let own = result.engines.filter { SitePage.reader($0.engine) == file }
      guard !own.isEmpty else { return [ReportSection]() }
      var narrowed = result
      narrowed.engines = own.sorted { OverviewReader($0) < OverviewReader($1) }
      return [narrowed].flatMap(readSections) + [narrowed].compactMap(widthSection)
        + [narrowed].compactMap(claimSection) + [narrowed].compactMap(callSection)
    }.enumerated().map { index, section in
      var section = section
      section.id = "section-\(index)"
      return section
    }
  }
}

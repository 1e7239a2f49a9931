import Document
import Findings
import Records
import Summaries

/// What all results say of one symbology, a row for each reader: the page of somebody who has such codes and chooses.
struct SymbologyPage {
  let symbology: String
  /// Shares that decide most first, and what else is asked of a reader before the other shares.
  let columns: [ReaderColumn]
  /// The shares by which readers are sorted.
  private let leading: ReaderColumn?
  private let readers: [OverviewReader]
  private let suites: ReportTable
  /// Those of all results that looked for limits.
  private let limits: [ReportSection]

  init(_ symbology: String, _ results: [SharedResult]) {
    self.symbology = symbology
    let reads = ReaderColumn.reads(symbology, results)
    columns =
      reads.filter(\.isDecisive) + ReaderColumn.widths(symbology, results)
      + ReaderColumn.calls(symbology, results) + reads.filter { !$0.isDecisive }
      + ReaderColumn.contents(symbology, results)
    let (columns, leading) = (columns, reads.first)
    self.leading = leading
    suites = SuiteTable.table(results) { name in columns.contains { $0.suite == name } }
    limits = results.compactMap { SiteQuestion.limitSection(of: symbology, in: $0.record) }
    readers = results.flatMap(\.record.engines).grouped { OverviewReader($0) }.keys
      .filter { reader in columns.contains { $0.cell(reader) != nil } }
      .sorted { one, other in
        let places = [one, other].map { leading?.order($0) ?? .infinity }
        return places[0] == places[1] ? one < other : places[0] < places[1]
      }
  }

  /// The symbologies of which any result has a share, by name.
  static func symbologies(_ results: [SharedResult]) -> [String] {
    Set(results.flatMap { $0.record.reads.map(\.symbology) }).sorted()
  }

  var title: String { "Which reader for \(symbology)" }

  var sections: [ReportSection] {
    let newest = readers.newest
    let others = readers.filter { !newest.contains($0) }
    return [
      ReportSection(
        id: "readers", title: "Newest versions, with their defaults", paragraphs: notes,
        tables: [table(newest, caption: "\(symbology): each library's newest version"), suites])
    ]
      + (others.isEmpty
        ? []
        : [
          ReportSection(
            id: "others", title: "Older versions, wheels and other options",
            tables: [
              table(others, caption: "\(symbology): older versions, wheels and other options")
            ])
        ])
      + limits
  }

  private var notes: [String] {
    [
      "Sorted by the shares of \(leading?.title ?? "no suite"). Shares are of codes, with their 95 % intervals; before each the rank: one more than the number of libraries that are shown to read more (Fisher, Holm over the column), so that 1 is everything that none is shown to beat. The lighter a cell, the more was read. “Misread” is worse than not read: a wrong content was told, and ranks do not count it. Where nearly all readers misread as many codes, what the pictures' maker wrote of them is in doubt (multiple-barcodes). Empty: not asked.",
      "Module width: from how many pixels for the smallest element on that share of codes is read; the smaller, the farther away. A call: the typical time on one machine, comparable within its column and with the one beside it. Right: of what was read.",
    ]
  }

  private func table(_ readers: [OverviewReader], caption: String) -> ReportTable {
    let asked = columns.filter { column in readers.contains { column.cell($0) != nil } }
    return ReportTable(
      caption: caption, columns: ["reader"] + asked.map(\.title),
      rows: readers.map { reader in
        [ReportTable.Cell(reader.name, note: note(reader), link: SitePage.reader(reader.library))]
          + asked.map { $0.cell(reader) ?? .init("", kind: .absent) }
      },
      rowKeys: readers.map { .reader($0.library) })
  }

  private func note(_ reader: OverviewReader) -> String {
    let facts = LibraryFacts.of(reader.library).map { facts in
      // A wheel is called from another language.
      reader.isOfLibrary ? facts.words : facts.licence
    }
    return [reader.options, facts ?? ""].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// With what it told wrong, which ranks do not count.
  private func name(_ reader: OverviewReader) -> String {
    let misread = leading?.misread(reader) ?? 0
    return reader.name + (misread > 0 ? " (\(Wording.count(misread)) misread)" : "")
  }

  /// Its row in the list of all symbologies: how many libraries were asked, and which of them none is shown to beat.
  var entry: [ReportTable.Cell] {
    let newest = readers.newest
    let best = newest.filter { reader in leading?.rank(reader) == 1 }
    return [
      .init(symbology, link: SitePage.symbology(symbology)), .number(Wording.count(newest.count)),
      .init(
        best.isEmpty ? "" : Wording.list(best.map(name)),
        note: leading?.range(best) ?? ""),
    ]
  }
}

import Document
import Findings
import Records
import Summaries

/// What all results say of one symbology, a row for each reader: the page of somebody who has such codes and chooses.
struct SymbologyPage {
  let symbology: String
  /// Photographs that tell readers apart first, then rendered frames; of these what was asked most.
  private let shares: [OverviewColumn]
  /// Shares that decide most, what else is asked of a reader, and the other shares.
  private let columns: [ReaderColumn]
  private let readers: [OverviewReader]
  private let suites: ReportTable
  /// Those of all results that looked for limits.
  private let limits: [ReportSection]

  init(_ symbology: String, _ results: [SharedResult]) {
    self.symbology = symbology
    let shares = Overview.columns(results.map(\.record)) { _, _ in [symbology] }.sorted {
      ($0.weight, $0.codes) > ($1.weight, $1.codes)
    }
    func shown(where isShown: (OverviewColumn) -> Bool) -> [ReaderColumn] {
      shares.filter(isShown).map { share in
        ReaderColumn(title: share.place(among: shares), suite: share.suite, cell: share.cell)
      }
    }
    let columns =
      shown { $0.weight == .decisive } + ReaderColumn.widths(symbology, results)
      + ReaderColumn.calls(symbology, results) + shown { $0.weight != .decisive }
      + ReaderColumn.contents(symbology, results)
    (self.shares, self.columns) = (shares, columns)
    suites = SuiteTable.table(results) { name in columns.contains { $0.suite == name } }
    limits = results.compactMap { SiteQuestion.limitSection(of: symbology, in: $0.record) }
    readers = results.flatMap(\.record.engines).grouped { OverviewReader($0) }.keys
      .filter { reader in columns.contains { $0.cell(reader) != nil } }
      .sorted { one, other in
        let places = [one, other].map { shares.first?.place(of: $0) ?? .infinity }
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
      "Sorted by the shares of \(shares.first?.place(among: shares) ?? "no suite"). Shares are of codes, with their 95 % intervals; before each the rank: one more than the number of libraries that are shown to read more (Fisher, Holm over the column), so that 1 is everything that none is shown to beat. The lighter a cell, the more was read. “Misread” is worse than not read: a wrong content was told, and ranks do not count it. Where nearly all readers misread as many codes, what the pictures' maker wrote of them is in doubt (multiple-barcodes). Empty: not asked.",
      "Module width: from how many pixels for the smallest element on that share of codes is read; the smaller, the farther away. A call: the typical time on one machine, comparable within its column and with the one beside it. Right: of what was read.",
    ]
  }

  private func table(_ readers: [OverviewReader], caption: String) -> ReportTable {
    .readers(
      readers, caption: caption, note: note,
      columns: columns.filter { column in readers.contains { column.cell($0) != nil } },
      title: { ($0.title, nil) }, cell: { reader, column in column.cell(reader) })
  }

  private func note(_ reader: OverviewReader) -> String {
    let facts = LibraryFacts.of(reader.library).map { facts in
      // A wheel is called from another language.
      reader.isOfLibrary ? facts.words : facts.licence
    }
    return [reader.options, facts ?? ""].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// Its row in the list of all symbologies: how many libraries were asked, and which of them none is shown to beat.
  var entry: [ReportTable.Cell] {
    let newest = readers.newest
    let best = newest.compactMap { reader in
      shares.first?.read(reader).flatMap { $0.rank == 1 ? (reader: reader, read: $0.read) : nil }
    }
    // What they told wrong, ranks do not count.
    let names = best.map { reader, read in
      reader.name + (read.misread > 0 ? " (\(Wording.count(read.misread)) misread)" : "")
    }
    return [
      .init(symbology, link: SitePage.symbology(symbology)), .number(Wording.count(newest.count)),
      .init(names.isEmpty ? "" : Wording.list(names), note: range(best.map(\.read))),
    ]
  }

  /// The least and the greatest share of some reads of the leading column, and of how many codes; empty without one.
  private func range(_ reads: [ReadResult]) -> String {
    let rates = reads.map(\.share)
    guard let leading = shares.first, let least = rates.min(), let most = rates.max() else {
      return ""
    }
    let start = least == most ? "" : "\(Wording.percent(least)) to "
    return
      "\(start)\(Wording.percent(most)) of \(Wording.count(leading.codes, "code")), \(leading.place(among: shares))"
  }
}

extension OverviewColumn {
  /// How much a column says of which reader to take.
  fileprivate enum Weight: Int, Comparable {
    case few, rendered, decisive

    static func < (one: Weight, other: Weight) -> Bool { one.rawValue < other.rawValue }
  }

  /// Fewer codes of photographs tell hardly any two readers apart: of 30, 95 % intervals reach up to 19 points to each side.
  private static let fewCodes = 30

  fileprivate var weight: Weight {
    isOfPhotographs ? codes < Self.fewCodes ? .few : .decisive : .rendered
  }

  /// The reader's place in a list, the least first: by rank, then by share.
  fileprivate func place(of reader: OverviewReader) -> Double {
    read(reader).map { Double($0.rank) - $0.read.share / 2 } ?? .infinity
  }
}

extension ReadResult {
  fileprivate var share: Double { Double(correct) / Double(max(codes, 1)) }
}

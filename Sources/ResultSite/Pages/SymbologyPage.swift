import Document
import Findings
import Records
import Summaries

/// What all results say of one symbology, a row for each reader: the page of somebody who has such codes and chooses.
struct SymbologyPage {
  let symbology: String
  /// Photographs that tell readers apart first, then rendered frames; of these what was asked most.
  let shares: [OverviewColumn]
  /// What decides most: the leading share, the module width, and the time of a call with the frame's format alone.
  private let first: [ReaderColumn]
  /// What else is asked of a reader.
  private let more: [ReaderColumn]
  /// Those that calls were timed on; nil without any.
  private let timedFrames: String?
  private let readers: [OverviewReader]
  private let suites: ReportTable
  /// Those of all results that looked for limits.
  private let limits: [ReportSection]

  init(_ symbology: String, _ results: [SharedResult]) {
    self.symbology = symbology
    let shares = Overview.columns(results.map(\.record)) { _, _ in [symbology] }.sorted {
      ($0.weight, $0.codes) > ($1.weight, $1.codes)
    }
    let widths = ReaderColumn.widths(symbology, results)
    let calls = ReaderColumn.calls(symbology, results)
    let leading = shares.prefix(1)
    first =
      leading.flatMap { ReaderColumn.evidence($0, among: shares) }
      + widths.prefix(1) + (calls?.alone ?? [])
      + [ReaderColumn.betters(shares.telling)].compactMap(\.self)
    more =
      shares.dropFirst().map { ReaderColumn($0, among: shares) } + widths.dropFirst()
      + (calls?.all ?? []) + ReaderColumn.contents(symbology, results)
    let columns = first + more
    (self.shares, timedFrames) = (shares, calls?.frames)
    suites = ReportTable.suites(results) { name in columns.contains { $0.suite == name } }
    limits = results.compactMap { SiteQuestion.limitSection(of: symbology, in: $0.record) }
    readers = results.flatMap(\.record.engines).grouped { OverviewReader($0) }.keys
      .filter { reader in columns.contains { $0.cell(reader) != nil } }
      .sorted { one, other in
        let (first, second) = (shares.place(of: one), shares.place(of: other))
        return first == second ? one < other : first < second
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
        id: "readers", title: "Newest versions, with their defaults",
        paragraphs: [
          "First those that none is shown to beat in any suite, then by ranks in \(shares.first?.place(among: shares) ?? "no suite"), then by the codes read there minus those misread."
            + (timedFrames.map { " Calls: \($0), on one machine." } ?? "")
        ],
        tables: [
          table(newest, first, caption: "\(symbology): what decides most"),
          table(newest, more, caption: "\(symbology): what else was asked"), suites,
        ])
    ]
      + (others.isEmpty
        ? []
        : [
          ReportSection(
            id: "others", title: "Older versions, wheels and other options",
            tables: [
              table(
                others, first + more,
                caption: "\(symbology): older versions, wheels and other options")
            ])
        ])
      + [Self.reading] + limits
  }

  /// What holds of the tables, in a section of its own: the tables come first.
  private static var reading: ReportSection {
    ReportSection(
      id: "reading", title: "How to read these tables",
      paragraphs: [
        "Shares are of codes, with their 95 % intervals; before each the rank: one more than the number of libraries that are shown to read more (Fisher, Holm over the column), so that 1 is everything that none is shown to beat. The lighter a cell, the more was read. Empty: not asked. \(OverviewColumn.dependence).",
        "“Misread” is mostly worse than not read: a wrong content was told, and ranks do not count it. A content in a notation of the reader's own counts as misread, too, and is then said under the reader's name. Where nearly all readers misread as many codes, what the pictures' maker wrote of them is in doubt (multiple-barcodes, pdf417).",
        "Module width: from how many pixels for the smallest element on that share of codes is read; the smaller, the farther away. A call: the typical time on one machine, comparable within its column and with the one beside it. far: the code spans a fifth of the frame; far-dim: the same with little light and much noise; beside it stands how many codes of all these frames were read. Right: of what was read.",
      ])
  }

  private func table(
    _ readers: [OverviewReader], _ columns: [ReaderColumn], caption: String
  ) -> ReportTable {
    .readers(
      readers, caption: caption, note: note,
      columns: columns.filter { column in readers.contains { column.cell($0) != nil } },
      title: { ($0.title, nil) }, cell: { reader, column in column.cell(reader) })
  }

  private func note(_ reader: OverviewReader) -> String {
    let facts = LibraryFacts.of(reader.library).map { facts in
      // A wheel is called from another language.
      [reader.isOfLibrary ? facts.words : facts.licence, facts.notation(of: symbology)].compactMap(
        \.self)
    }
    return ([reader.options] + (facts ?? [])).filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The libraries' newest versions that none is shown to beat, in any suite that tells readers apart.
  var unbeaten: [OverviewReader] {
    readers.newest.filter { shares.first?.read($0) != nil && !shares.isBeaten($0) }
  }

  /// How a reader's page says where it stands among all that were asked; nil where it was not.
  func standing(of reader: OverviewReader) -> [ReportTable.Cell]? {
    guard let leading = shares.first, leading.read(reader) != nil else { return nil }
    let columns =
      ReaderColumn.evidence(leading, among: shares)
      + [ReaderColumn.betters(shares.telling)].compactMap(\.self)
    let evidence = columns.map {
      $0.cell(reader) ?? ReportTable.Cell.absent("")
    }
    return [
      .init(
        symbology, note: leading.place(among: shares), link: SitePage.symbology(symbology))
    ] + evidence
  }

  /// Its row in the list of all symbologies: how many libraries were asked, and which of them none is shown to beat.
  var entry: [ReportTable.Cell] {
    let best = unbeaten.compactMap { reader in
      shares.first?.read(reader).map { (reader: reader, read: $0.read) }
    }
    // What they told wrong, ranks do not count.
    let names = best.map { reader, read in
      let isNotation = LibraryFacts.of(reader.library)?.notation(of: symbology) != nil
      let notation = isNotation ? ", or in its notation" : ""
      return reader.name
        + (read.misread > 0 ? " (\(Wording.count(read.misread)) misread\(notation))" : "")
    }
    return [
      .init(symbology, link: SitePage.symbology(symbology)),
      .number(Wording.count(readers.newest.count)),
      .init(
        names.isEmpty ? "each is beaten in some suite" : Wording.list(names),
        note: range(best.map(\.read))),
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
  /// Fewer codes of photographs tell hardly any two readers apart: of 30, 95 % intervals reach up to 19 points to each side.
  private static let fewCodes = 30

  /// False of a column that asks too little to tell readers apart.
  fileprivate var isTelling: Bool { !isOfPhotographs || codes >= Self.fewCodes }

  /// How much a column says of which reader to take: most, photographs that tell readers apart, then rendered frames.
  fileprivate var weight: Int { isTelling ? isOfPhotographs ? 2 : 1 : 0 }
}

extension [OverviewColumn] {
  /// Those that ask enough to tell readers apart.
  fileprivate var telling: [OverviewColumn] { filter(\.isTelling) }

  fileprivate func isBeaten(_ reader: OverviewReader) -> Bool {
    telling.contains { $0.read(reader)?.rank ?? 1 > 1 }
  }

  /// The reader's place in a list, the least first: those that none is shown to beat, then by the leading suite's ranks, then by the codes
  /// that were read there and not misread.
  fileprivate func place(of reader: OverviewReader) -> (Int, Int, Double) {
    let leading = first?.read(reader)
    return (isBeaten(reader) ? 1 : 0, leading?.rank ?? .max, -(leading?.read.net ?? 0))
  }
}

extension CodeReads {
  /// What was read less what was misread, of the codes that were asked, in -1...1.
  fileprivate var net: Double { Double(correct - misread) / Double(max(codes, 1)) }
}

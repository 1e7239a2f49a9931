import Document
import Findings
import Records
import Summaries

/// What a library's newest version reads more of than its older ones, and less: whether to update.
struct VersionComparison {
  let newest: OverviewReader
  private let older: [OlderVersion]

  /// The newest version beside one that is older, over all suites and symbologies that both were asked.
  private typealias OlderVersion = (
    version: OverviewReader, compared: [ComparedShare], more: [ComparedShare],
    less: [ComparedShare]
  )

  private typealias ComparedShare = (place: String, newest: ReadResult, older: ReadResult)

  /// Nil of a library that is there in one version.
  ///
  /// - Parameter shares: of all symbologies.
  init?(_ library: String, _ engines: [EngineRecord], _ shares: [OverviewColumn]) {
    let versions = engines.grouped { OverviewReader($0) }.keys
      .filter { $0.library == library && $0.options.isEmpty }.sorted()
    guard let newest = versions.last, versions.count > 1 else { return nil }
    self.newest = newest
    older = versions.dropLast().map { Self.comparison(of: newest, with: $0, in: shares) }
  }

  private static func comparison(
    of newest: OverviewReader, with version: OverviewReader, in columns: [OverviewColumn]
  ) -> OlderVersion {
    let differences = columns.compactMap { column -> ComparedShare? in
      guard let own = column.read(newest)?.read, let old = column.read(version)?.read else {
        return nil
      }
      return ("\(column.symbology) (\(column.place(among: columns)))", own, old)
    }
    let shown = ReadRanking.differences(differences.map { ($0.newest, $0.older) })
    return (
      version, differences, shown.more.map { differences[$0] }, shown.less.map { differences[$0] }
    )
  }

  var table: ReportTable {
    ReportTable(
      caption:
        "What \(newest.name) reads more of than older versions, and less: shares of the same codes, Fisher's exact test both ways, Holm over the row, so that a row finds a difference where none is with a probability of at most 5 %. "
        + "Nothing is paired, so that small differences are missed",
      columns: [
        "instead of", "compared", "shown to read more of", "shown to read less of", "misread",
      ],
      rows: older.map { comparison in
        [
          .init(comparison.version.name),
          .number(Wording.count(comparison.compared.count), note: "suites and symbologies"),
          Self.cell(comparison.more), Self.cell(comparison.less),
          Self.misreads(comparison.compared),
        ]
      })
  }

  /// Over all that was compared, without a test.
  private static func misreads(_ compared: [ComparedShare]) -> ReportTable.Cell {
    let counts = [compared.map(\.newest), compared.map(\.older)].map { reads in
      Wording.count(reads.map(\.misread).reduce(0, +))
    }
    let codes = Wording.count(compared.map(\.newest.codes).reduce(0, +), "code")
    return .number("\(counts[0]) instead of \(counts[1])", note: "of \(codes) in all")
  }

  private static func cell(_ differences: [ComparedShare]) -> ReportTable.Cell {
    let words = differences.map { place, newest, older in
      "\(place): \(share(newest)) instead of \(share(older))"
    }
    return .init(words.isEmpty ? "nothing" : words.joined(separator: "; "))
  }

  private static func share(_ read: ReadResult) -> String {
    "\(Wording.percent(read.share)) (\(read.correct)/\(read.codes))"
  }

  /// In a sentence: what it reads more of than which versions, and less.
  var inShort: String {
    let (kinds, groups) = older.grouped { [$0.more.map(\.place), $0.less.map(\.place)] }
    let parts = kinds.map { places in
      let versions = Wording.list((groups[places] ?? []).map(\.version.version))
      let less =
        places[1].isEmpty ? "nothing is shown to be read less" : "less of \(Self.list(places[1]))"
      return places == [[], []]
        ? "no difference shown from \(versions)"
        : "more of \(Self.list(places[0])) than \(versions), and \(less)"
    }
    return
      "Shown to read \(parts.joined(separator: "; ")). \(Wording.range(older.map(\.compared.count))) suites and symbologies, unpaired, so that small differences are missed"
  }

  private static func list(_ places: [String]) -> String {
    places.isEmpty ? "nothing" : places.joined(separator: " and of ")
  }
}

import Document
import Findings
import Records
import Summaries

/// A question that published results answer: a page of the site, and a part of each reader's page.
struct SiteQuestion: Sendable {
  let file: String
  let title: String
  /// The page's contents, as the other pages name them.
  let words: String
  /// Empty where the result says nothing of it.
  let sections: @Sendable (SharedResult) -> [ReportSection]

  /// In the order in which pages list them.
  static let all = [
    reads, widths, claims, calls, limits, scans, contents, settings,
  ]

  /// Creates a question to which a result has at most one section.
  ///
  /// - Parameter notes: how to read its tables.
  init(
    file: String, title: String, words: String,
    notes: @escaping @Sendable (ResultRecord) -> [String] = { _ in [] },
    tables: @escaping @Sendable (SharedResult) -> [ReportTable]
  ) {
    self.init(file: file, title: title, words: words) { shared in
      let result = shared.record
      // Regions of a page have names of their own, also where several results answer alike.
      let tables = tables(shared).map { table in
        var table = table
        table.caption += " (\(result.name))"
        return table
      }
      return tables.isEmpty
        ? []
        : [
          ReportSection(
            id: result.name, title: "\(result.name), on \(result.machine.kind)",
            paragraphs: notes(result), tables: tables,
            detailTables: [Self.provenance(result, of: title)],
            detailTitle: "How this was measured")
        ]
    }
  }

  init(
    file: String, title: String, words: String,
    sections: @escaping @Sendable (SharedResult) -> [ReportSection]
  ) {
    self.file = file
    self.title = title
    self.words = words
    self.sections = sections
  }

  /// The shares of codes that verdicts ask for, each once.
  static func targets(_ targets: [Double]) -> String {
    Wording.list(Set(targets).sorted().map { Wording.percent($0) })
  }

  /// Tells how the result came about, so that anybody can repeat it.
  ///
  /// - Parameter part: what the page has of it; regions of a page have names of their own.
  static func provenance(_ result: ResultRecord, of part: String) -> ReportTable {
    let samplings = result.suites.map { "profile \($0.profile), seed \($0.seed)" }.grouped { $0 }
    let rows: [(String, ReportTable.Cell)] = [
      ("command", .init(ShellWords.line(result.commandLine), kind: .code)),
      ("sampling", .init(Wording.list(samplings.keys))),
      ("program", .init("scanbench \(result.scanbenchVersion), \(result.startedAt)")),
      ("machine", .init("\(result.machine.kind), \(result.machine.operatingSystem)")),
      (
        "SHA-256 of its trials",
        .init(result.files[FileName.trials]?.sha256 ?? "unknown", kind: .code)
      ),
    ]
    return ReportTable(
      caption: "How \(result.name) came about (\(part))", columns: [],
      rows: rows.map { [ReportTable.Cell($0), $1] })
  }

  /// The least and the greatest of some readers' values, for example `from 1 px (ZBar 0.23.92) to 2 px (5 readers)`; nil of none.
  static func range(
    of values: [(name: String, value: Double)], _ words: (Double) -> String
  ) -> String? {
    guard let least = values.map(\.value).min(), let most = values.map(\.value).max() else {
      return nil
    }
    let ends = [least, most].map { end in
      let names = values.filter { $0.value == end }.map(\.name)
      return
        "\(words(end)) (\(names.count == 1 ? names[0] : Wording.count(names.count, "reader")))"
    }
    return "from \(ends[0]) to \(ends[1])"
  }
}

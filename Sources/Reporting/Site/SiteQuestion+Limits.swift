import Chapters
import Document
import Findings
import Judging
import Records
import Summaries

extension SiteQuestion {
  static let limits = SiteQuestion(
    file: "limits.html", title: "How far, tilted, dark and fast",
    words: "how near, far, tilted, faint, dark and fast codes are read",
    notes: { [notes($0)] },
    tables: { shared -> [ReportTable] in
      let result = shared.record
      return result.suites.compactMap { suite in
        let limits = result.limits.filter { $0.suite == suite.name }
        return limits.isEmpty ? nil : table(limits, of: "\(suite.name), \(suite.purpose)", result)
      }
    })

  /// The limits of one symbology's codes: a table for each suite, a row for each reader; nil where the result has none.
  static func limitSection(of symbology: String, in result: ResultRecord) -> ReportSection? {
    let tables = result.suites.compactMap { suite -> ReportTable? in
      let limits = result.limits.filter { $0.suite == suite.name && $0.symbology == symbology }
      return limits.isEmpty
        ? nil
        : .readers(
          result.engines(of: limits.map(\.engine)),
          caption: "\(symbology), \(suite.name): \(suite.purpose) (\(result.name))",
          columns: limits.grouped(by: LimitKey.init).keys, title: { ($0.words, nil) },
          cell: { engine, key in
            limits.first { $0.engine == engine.label && LimitKey($0) == key }.map(cell)
          })
    }
    return tables.isEmpty
      ? nil
      : ReportSection(
        id: "limits-\(result.name)", title: "\(limits.title) (\(result.name))",
        paragraphs: [notes(result)],
        tables: tables)
  }

  private static func notes(_ result: ResultRecord) -> String {
    let targets = targets(result.limits.map(\.target))
    return
      "Up to which value of a parameter, and at all easier ones, \(targets) of the codes are read. That a limit lies too far has a probability of at most 5 %. “to 25°”: shown to fall short at the next value that was tried. “≥ 25°” or “≤ 25°”: at least so far; the next value is undecided, or none "
      + "was tried. “short at the easiest”: of the easiest value already fewer codes are read, though some may be; “not shown”: that is undecided. What else holds is in the suite's file in Corpus/datasheet. Empty: not asked."
  }

  /// A row for each parameter and reader, a column for each symbology.
  private static func table(
    _ limits: [LimitResult], of suite: String, _ result: ResultRecord
  ) -> ReportTable {
    let symbologies = limits.grouped(by: \.symbology).keys
    let rows = limits.grouped(by: LimitKey.init).keys.flatMap { key in
      result.engines(of: limits.filter { LimitKey($0) == key }.map(\.engine))
        .map { (key: key, engine: $0) }
    }
    return ReportTable(
      caption: suite,
      columns: ["parameter", "reader"] + symbologies,
      columnKeys: [nil, nil] + symbologies.map { .init("symbology", $0) },
      rows: rows.map { key, engine in
        [key.cell, .reader(engine)]
          + symbologies.map { symbology in
            limits.first {
              $0.engine == engine.label && $0.symbology == symbology && LimitKey($0) == key
            }.map(cell) ?? .init("", kind: .absent)
          }
      },
      rowKeys: rows.map { .reader($0.engine.library) })
  }

  private struct LimitKey: Hashable {
    var condition: String?
    var parameter: String
    var setting: [String: Double]
    /// Of distances both ways are looked for: how near, and how far.
    var isDescending: Bool

    init(_ limit: LimitResult) {
      (condition, parameter, setting) = (limit.condition, limit.parameter, limit.setting)
      isDescending = limit.isDescending
    }

    var cell: ReportTable.Cell { .init(LimitWording.name(of: parameter), note: note) }

    var words: String { "\(LimitWording.name(of: parameter)), \(note)" }

    private var note: String {
      ([isDescending ? "downwards" : "upwards"] + Wording.setting(setting, named: condition))
        .joined(separator: ", ")
    }
  }

  private static func cell(_ limit: LimitResult) -> ReportTable.Cell {
    let codes = Wording.count(limit.codes, "code")
    guard limit.limit != nil else {
      return .init(
        limit.end == .open ? "not shown" : "short at the easiest", note: codes, kind: .undecided)
    }
    return .number(
      LimitWording.text(
        limit.limit, limit.end, of: SweptAxis(limit.parameter), isDescending: limit.isDescending),
      note: codes)
  }
}

import Chapters
import Document
import Findings
import Records
import Summaries

extension SiteQuestion {
  static let limits = SiteQuestion(
    file: "limits.html", title: "How far, tilted, dark and fast",
    words: "how near, far, tilted, faint, dark and fast codes are read"
  ) { result -> [ReportTable] in
    result.suites.compactMap { suite in
      let limits = result.limits.filter { $0.suite == suite.name }
      return limits.isEmpty ? nil : table(limits, of: "\(suite.name), \(suite.purpose)", result)
    }
  }

  /// A row for each parameter and reader, a column for each symbology.
  private static func table(
    _ limits: [LimitResult], of suite: String, _ result: ResultRecord
  ) -> ReportTable {
    let symbologies = limits.grouped(by: \.symbology).keys
    let rows = limits.grouped(by: LimitKey.init).keys.flatMap { key in
      result.engines(of: limits.map(\.engine)).map { (key: key, engine: $0) }
    }
    let targets = Set(limits.map(\.target)).sorted().map { Wording.percent($0) }
    return ReportTable(
      caption:
        "\(suite) Up to which value, and at all easier ones, \(Wording.list(targets)) of the codes are read; that it lies too far has a "
        + "probability of at most 5 %. “to 25°”: shown to fall short at the next value; “≥ 25°” or “≤ 25°”: the next is undecided, or none was tried; “none” and “open”: not shown at "
        + "the easiest value. Empty: not asked",
      columns: ["parameter", "reader"] + symbologies,
      columnKeys: [nil, nil] + symbologies.map { .init("symbology", $0) },
      rows: rows.map { key, engine in
        [key.cell, .init(engine.label, note: "\(engine.engine) \(engine.publishedVersion)")]
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

    var cell: ReportTable.Cell {
      .init(
        LimitWording.name(of: parameter),
        note: ([isDescending ? "downwards" : "upwards"]
          + Wording.setting(setting, named: condition)).joined(separator: ", "))
    }
  }

  private static func cell(_ limit: LimitResult) -> ReportTable.Cell {
    .number(
      LimitWording.text(
        limit.limit, limit.end, of: SweptAxis(limit.parameter), isDescending: limit.isDescending),
      note: Wording.count(limit.codes, "code"))
  }
}

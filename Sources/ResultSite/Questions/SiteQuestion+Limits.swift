import Chapters
import Document
import Findings
import Judging
import Records
import Summaries

extension SiteQuestion {
  static let limits = SiteQuestion(
    file: "limits.html", title: "How far, tilted, dark and fast",
    words: "how near, far, tilted, faint, dark and fast codes are read"
  ) { shared -> [ReportSection] in
    let result = shared.record
    let asked = result.suites.filter { suite in result.limits.contains { $0.suite == suite.name } }
    return asked.enumerated().map { index, suite in
      let (searches, groups) = result.limits.filter { $0.suite == suite.name }.grouped(by: search)
      return ReportSection(
        id: "\(result.name)-\(suite.name)", title: suite.purpose,
        // What is said of all tables of a result stands above the first.
        paragraphs: index == 0 ? [notes(result)] : [],
        tables: searches.map { table(groups[$0] ?? [], $0, suite, result) },
        detailTables: [provenance(result, of: suite.name)],
        detailTitle: "How this was measured")
    }
  }

  /// The limits of one symbology's codes: a table for each suite, a row for each reader; nil where the result has none.
  static func limitSection(of symbology: String, in result: ResultRecord) -> ReportSection? {
    let tables = result.suites.compactMap { suite -> ReportTable? in
      let limits = result.limits.filter { $0.suite == suite.name && $0.symbology == symbology }
      return limits.isEmpty
        ? nil
        : .readers(
          limits, of: \.engine, in: result,
          caption: "\(symbology), \(suite.name): \(suite.purpose) (\(result.name))",
          by: { [search($0)] + Wording.setting($0.setting, named: nil) },
          title: { ($0.joined(separator: ", "), nil) }, cell: cell)
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
      "Up to which value of a parameter, and at all easier ones, \(targets) of the codes are read. That a limit lies too far has a probability of at most 5 %. “to 25°”, “down to 13 cm”: shown to fall short at the next value that was tried. “≥ 25°”, “≤ 25°”: at least so far; the next value is undecided, or none "
      + "was tried. “not even at 0°”: shown to fall short at the easiest value that was tried, of which stands how many codes were read; “undecided at 0°”: not decided there. Suites differ in camera, resolution and distance, as their files in Corpus/datasheet say, so that limits compare within a table. Empty: not asked."
  }

  /// A row for each reader, a column for each symbology and setting.
  private static func table(
    _ limits: [LimitResult], _ search: String, _ suite: ResultSuite, _ result: ResultRecord
  ) -> ReportTable {
    .readers(
      limits, of: \.engine, in: result,
      caption: "\(search) (\(suite.name), \(result.name))", by: place,
      title: { ($0.joined(separator: ", "), $0.first) }, cell: cell)
  }

  /// The thing that was looked for. Of distances both ways are: how near, and how far.
  private static func search(_ limit: LimitResult) -> String {
    let name = SweptAxis(limit.parameter).standardName
    let way = limit.isDescending ? ["nearest", "least"] : ["farthest", "most"]
    return "\(SweptAxis(limit.parameter) == .distance ? way[0] : way[1]) \(name)"
      + (limit.condition.map { ", \($0)" } ?? "")
  }

  /// Where it was looked for: the symbology, and the values of the other parameters.
  private static func place(_ limit: LimitResult) -> [String] {
    [limit.symbology] + Wording.setting(limit.setting, named: nil)
  }

  private static func cell(_ limit: LimitResult) -> ReportTable.Cell {
    guard limit.limit == nil else {
      return .number(words(of: limit), note: Wording.count(limit.codes, "code"))
    }
    return .init(
      words(of: limit),
      note: limit.easiest.map { "\($0.reads) of \(Wording.count($0.codes, "code")) there" }
        ?? Wording.count(limit.codes, "code"),
      kind: .undecided)
  }

  /// For example `to 25°`, or `not even at 15 cm`.
  static func words(of limit: LimitResult) -> String {
    let axis = SweptAxis(limit.parameter)
    guard limit.limit == nil else {
      return limit.end.words(limit.limit, of: axis, isDescending: limit.isDescending)
    }
    return
      "\(limit.end == .open ? "undecided" : "not even") at \(limit.easiest.map { axis.text($0.value) } ?? "the easiest")"
  }
}

extension SiteQuestion {
  /// How far, of the symbology and module that most readers were asked.
  static func limitsInShort(_ results: [SharedResult]) -> String? {
    let told = results.flatMap { shared in
      shared.record.limits.filter {
        SweptAxis($0.parameter) == .distance && !$0.isDescending
      }.map { (shared, $0) }
    }
    let (asked, groups) = told.grouped { [$1.suite] + place($1) }
    guard let most = groups.values.map(\.count).max() else { return nil }
    let largest = asked.filter { groups[$0]?.count == most }
    let distance = largest[largest.count / 2]
    // The farthest first, and of those that reach as far, those that may reach farther.
    let limits = (groups[distance] ?? []).sorted {
      ($0.1.limit ?? -1, $0.1.end == .found ? 0 : 1) > (
        $1.1.limit ?? -1, $1.1.end == .found ? 0 : 1
      )
    }
    let (reached, readers) = limits.grouped { words(of: $1) }
    let suite = limits.first.flatMap { shared, limit in
      shared.record.suites.first { $0.name == limit.suite }
    }
    let parts = reached.map { words in
      "\(words) \(Wording.list((readers[words] ?? []).map { $0.name(of: $1.engine) }))"
    }
    return parts.isEmpty
      ? nil
      : "\(distance.dropFirst().joined(separator: ", ")): \(parts.joined(separator: "; ")). \(suite?.purpose ?? distance[0])"
  }
}

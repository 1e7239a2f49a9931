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
      let (keys, groups) = result.limits.filter { $0.suite == suite.name }
        .grouped(by: LimitSearch.init)
      return ReportSection(
        id: "\(result.name)-\(suite.name)", title: suite.purpose,
        // What is said of all tables of a result stands above the first.
        paragraphs: index == 0 ? [notes(result)] : [],
        tables: keys.map { key in table(groups[key] ?? [], key, suite, result) },
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
          by: LimitKey.init, title: { ($0.words, nil) }, cell: cell)
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
    _ limits: [LimitResult], _ key: LimitSearch, _ suite: ResultSuite, _ result: ResultRecord
  ) -> ReportTable {
    .readers(
      limits, of: \.engine, in: result,
      caption: "\(key.words) (\(suite.name), \(result.name))", by: LimitPlace.init,
      title: { ($0.words, $0.symbology) }, cell: cell)
  }

  /// What was looked for.
  private struct LimitSearch: Hashable {
    let condition: String?
    let parameter: String
    /// Of distances both ways are looked for: how near, and how far.
    let isDescending: Bool

    init(_ limit: LimitResult) {
      (condition, parameter, isDescending) = (limit.condition, limit.parameter, limit.isDescending)
    }

    var words: String {
      let name = LimitWording.name(of: parameter)
      let way = isDescending ? ["nearest", "least"] : ["farthest", "most"]
      return "\(SweptAxis(parameter) == .distance ? way[0] : way[1]) \(name)"
        + (condition.map { ", \($0)" } ?? "")
    }
  }

  /// Where it was looked for.
  private struct LimitPlace: Hashable {
    let symbology: String
    let setting: [String: Double]

    init(_ limit: LimitResult) { (symbology, setting) = (limit.symbology, limit.setting) }

    var words: String {
      ([symbology] + Wording.setting(setting, named: nil)).joined(separator: ", ")
    }
  }

  private struct LimitKey: Hashable {
    let search: LimitSearch
    let setting: [String: Double]

    init(_ limit: LimitResult) { (search, setting) = (LimitSearch(limit), limit.setting) }

    var words: String {
      ([search.words] + Wording.setting(setting, named: nil)).joined(separator: ", ")
    }
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
      return LimitWording.text(
        limit.limit, limit.end, of: axis, isDescending: limit.isDescending)
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
    let (asked, groups) = told.grouped { AskedDistance($1) }
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
      : "\(distance.place.words): \(parts.joined(separator: "; ")). \(suite?.purpose ?? distance.suite)"
  }

  private struct AskedDistance: Hashable {
    let suite: String
    let place: LimitPlace

    init(_ limit: LimitResult) { (suite, place) = (limit.suite, LimitPlace(limit)) }
  }
}

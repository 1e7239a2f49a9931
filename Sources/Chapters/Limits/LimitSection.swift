package import Document
import Findings
package import Summaries

/// How far each parameter may go, of the suites that look for limits.
package enum LimitSection {
  package static let id = "limits"

  package static func section(_ summary: Summary, _ styles: [EngineStyle]) -> ReportSection? {
    guard let limits = summary.limits else { return nil }
    let (suites, bySuite) = limits.grouped(by: \.suite)
    return ReportSection(
      id: id, title: "Limits",
      paragraphs: [explanation(limits)],
      tables: suites.map { table(bySuite[$0] ?? [], suite: $0, styles) })
  }

  /// The meaning of a limit.
  package static func explanation(_ limits: [LimitRecord]) -> String {
    let targets = Set(limits.map(\.target)).sorted().map { Wording.percent($0) }
    return
      "A limit is the last value up to which, at each one that was tried, at least \(Wording.list(targets)) of the frames are "
      + "read. That it lies too far has a probability of at most 5 % (tests by betting, value by value from the easy end). “≥” and “≤”: "
      + "the limit may lie beyond, since every value that was tried is read, or the next one is open. n is the number of frames at each value."
  }

  private static func table(
    _ limits: [LimitRecord], suite: String, _ styles: [EngineStyle]
  ) -> ReportTable {
    let engines = styles.map(\.label).filter { label in limits.contains { $0.engine == label } }
    let (keys, groups) = limits.grouped(by: LimitSubject.init)
    return ReportTable(
      caption: "Suite \(suite)", columns: ["symbology and parameter"] + engines,
      rows: keys.map { key in
        let group = groups[key] ?? []
        return [
          ReportTable.Cell(
            "\(key.symbology): \(LimitWording.name(of: key.question.parameter))",
            note: Wording.setting(key.question.setting, named: key.question.namedCondition)
              .joined(separator: ", "))
        ]
          + engines.map { engine in
            group.first { $0.engine == engine }.map { LimitWording($0).cell }
              ?? .absent("not tried")
          }
      })
  }
}

/// A limit, whichever engine's.
private struct LimitSubject: Hashable {
  var question: LimitQuestion
  var symbology: String

  init(_ limit: LimitRecord) {
    question = LimitQuestion(limit)
    symbology = limit.symbology
  }
}

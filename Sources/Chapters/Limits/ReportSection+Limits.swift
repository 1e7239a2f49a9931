package import Document
import Findings
import Records
package import Summaries

/// How far each parameter may go, of the suites that look for limits.
extension ReportSection {
  package static let limitsID = "limits"

  package static func limits(_ summary: Summary) -> ReportSection? {
    guard let limits = summary.limits else { return nil }
    let (suites, bySuite) = limits.grouped(by: \.suite)
    return ReportSection(
      id: limitsID, title: "Limits",
      paragraphs: [limits.explanation],
      tables: suites.map { table(bySuite[$0] ?? [], suite: $0, summary.run) })
  }

  private static func table(
    _ limits: [LimitRecord], suite: String, _ run: RunRecord
  ) -> ReportTable {
    let engines = run.engines.map(\.label).filter { label in limits.contains { $0.engine == label }
    }
    let (keys, groups) = limits.grouped(by: LimitSubject.init)
    return ReportTable(
      caption: "Suite \(suite)", columns: ["symbology and parameter"] + engines,
      rows: keys.map { key in
        let group = groups[key] ?? []
        return [
          ReportTable.Cell(
            "\(key.symbology): \(SweptAxis(key.question.parameter).standardName)",
            note: Wording.setting(key.question.setting, named: key.question.namedCondition)
              .joined(separator: ", "))
        ]
          + engines.map { engine in
            group.first { $0.engine == engine }?.cell ?? .absent("not tried")
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

import Findings
import Judging
import Summaries

extension DatasheetRecord {
  private static let head = [
    "reader", "suite", "condition", "symbology", "parameter", "setting", "target", "from", "limit",
    "end", "codes", "next", "next_read", "next_codes",
  ]

  /// The limits as CSV (RFC 4180): a head, then a line for each limit.
  var table: String {
    let rows = (limits + (besideLimits ?? [])).map(row)
    return ([Self.head] + rows).map(\.csvLine).joined()
  }

  private func row(_ limit: LimitRecord) -> [String] {
    let next = limit.finding.next
    let last = limit.steps.prefix { $0.decision == .passes }.last
    let setting = limit.setting.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return [
      limit.engine.csvField, limit.suite, (limit.namedCondition ?? "").csvField,
      limit.symbology, limit.parameter,
      setting.joined(separator: " "), "\(limit.target)",
      limit.steps.first.map { "\($0.value)" } ?? "", limit.limit.map { "\($0)" } ?? "",
      limit.end.rawValue, last.map { "\($0.codes)" } ?? "", next.map { "\($0.value)" } ?? "",
      next.map { "\($0.reads)" } ?? "", next.map { "\($0.codes)" } ?? "",
    ]
  }
}

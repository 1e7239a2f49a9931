import Chapters
import Document
import Findings
import Summaries

/// A limit, whichever symbology's.
struct LimitRow: Hashable {
  var suite: String
  var parameter: String
  var isDescending: Bool
  var setting: [String: Double]
  var namedCondition: String?

  init(_ limit: LimitRecord) {
    suite = limit.suite
    parameter = limit.parameter
    isDescending = limit.finding.isDescending
    setting = limit.setting
    namedCondition = limit.namedCondition
  }

  var heading: ReportTable.Cell {
    ReportTable.Cell(
      LimitWording.name(of: parameter),
      note: (["suite \(suite)"] + Wording.setting(setting, named: namedCondition))
        .joined(separator: ", "))
  }
}

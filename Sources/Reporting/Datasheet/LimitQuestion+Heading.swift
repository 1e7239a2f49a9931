import Chapters
import Document
import Findings
import Summaries

extension LimitQuestion {
  /// The head of a row.
  var heading: ReportTable.Cell {
    ReportTable.Cell(
      LimitWording.name(of: parameter),
      note: (["suite \(suite)"] + Wording.setting(setting, named: namedCondition))
        .joined(separator: ", "))
  }
}

import Chapters
import Document
import Findings
import Summaries

extension LimitQuestion {
  /// The head of a row, which says the direction where a parameter is looked for both ways.
  func heading(among others: [LimitQuestion]) -> ReportTable.Cell {
    var opposite = self
    opposite.isDescending.toggle()
    let way = others.contains(opposite) ? (isDescending ? ", less" : ", more") : ""
    return ReportTable.Cell(
      SweptAxis(parameter).standardName + way,
      note: (["suite \(suite)"] + Wording.setting(setting, named: namedCondition))
        .joined(separator: ", "))
  }
}

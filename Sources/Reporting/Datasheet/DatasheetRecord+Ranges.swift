import Chapters
import Document
import Findings
import Judging
import Records
import Summaries

extension DatasheetRecord {
  private static let module = "module_mm"

  /// Tables of reading distances, one for the suites that look at the same symbologies: a row for each camera and X-dimension, a column
  /// for each symbology.
  var rangeTables: [ReportTable] {
    let ranges = ranges ?? []
    let (suites, bySuite) = ranges.grouped(by: \.suite)
    let (columns, alike) = suites.grouped { (bySuite[$0] ?? []).grouped(by: \.symbology).keys }
    return columns.map { symbologies in
      let shown = Set(alike[symbologies] ?? [])
      return table(ranges.filter { shown.contains($0.suite) }, symbologies)
    }
  }

  private func table(_ ranges: [ReadingRange], _ symbologies: [String]) -> ReportTable {
    let (keys, groups) = ranges.grouped(by: RangeKey.row)
    return ReportTable(
      caption: "Nearest and farthest distance"
        + (beside.map { "; after the stroke those of \($0.label)" } ?? ""),
      columns: ["suite", "X-dimension"] + symbologies,
      rows: keys.map { key in
        let others = key.setting.filter { $0.key != Self.module }
        return [
          ReportTable.Cell(
            key.suite,
            note: (Set((groups[key] ?? []).map(\.fromMillimetres)).sorted().map {
              "both ways from \(Self.centimetres($0))"
            } + Wording.setting(others, named: key.namedCondition)).joined(separator: ", ")),
          .number(key.setting[Self.module].map { "\(Wording.plain($0)) mm" } ?? "–"),
        ]
          + symbologies.map { symbology in
            cell((groups[key] ?? []).first { $0.symbology == symbology }, key)
          }
      })
  }

  private func cell(_ range: ReadingRange?, _ key: RangeKey) -> ReportTable.Cell {
    guard let range else { return .absent("not tried") }
    let samples = limits.filter {
      $0.parameter == SweptAxis.distance.name && $0.symbology == range.symbology
        && $0.suite == key.suite && $0.namedCondition == key.namedCondition
        && $0.setting == key.setting
    }.flatMap(\.steps).filter { $0.decision == .passes }.map(\.codes)
    let other = besideRanges?.first {
      $0.symbology == range.symbology && RangeKey.row($0) == key
    }
    return .number(
      Self.text(range)
        + (beside == nil ? "" : " | " + (other.map(Self.text) ?? "–")),
      note: samples.isEmpty ? "" : "n = \(Wording.range(samples))")
  }

  /// For example `6.5 to 17.5 cm`, with `≤` and `≥` where a limit may lie beyond.
  private static func text(_ range: ReadingRange) -> String {
    guard let near = range.nearMillimetres, let far = range.farMillimetres else {
      return range.nearEnd == .open || range.farEnd == .open ? "open" : "none"
    }
    return (range.nearEnd == .found ? "" : "≤ ") + Wording.plain(near / 10) + " to "
      + (range.farEnd == .found ? "" : "≥ ") + centimetres(far)
  }

  private static func centimetres(_ millimetres: Double) -> String {
    "\(Wording.plain(millimetres / 10)) cm"
  }
}

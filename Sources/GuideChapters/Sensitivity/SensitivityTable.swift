import Chapters
import Document
import Findings
import Judging
import Records
import Summaries

/// The verdicts of one engine in one suite, under the reference and under each other assumption.
struct SensitivityTable {
  private let run: RunRecord
  private let study: SensitivityStudy

  init(_ run: RunRecord, _ study: SensitivityStudy) { (self.run, self.study) = (run, study) }

  var table: ReportTable {
    ReportTable(
      caption: caption,
      columns: ["symbology", "\(study.reference) (reference)"] + study.assumptions,
      rows: study.rows.map { row in
        [
          ReportTable.Cell(row.symbology),
          cell(row.verdict, row.width, note: SensitivityWords.interval(row.width)),
        ]
          + study.assumptions.map { name in
            row.effects.first { $0.assumption == name }.map { cell($0, of: row) }
              ?? .absent("not tried")
          }
      })
  }

  private var caption: String {
    let codes = Wording.range([study.codes.lowerBound, study.codes.upperBound])
    let words = run.words(ofCondition: study.reference, suite: study.key.suite)
    let setting = Wording.setting(study.key.fixed, named: nil).map { ", \($0)" }.joined()
    return
      "\(study.engine.label), suite \(study.key.suite)\(setting), \(codes) codes at each width: does every module from "
      + "\(Wording.pixels(study.guidanceWidth)) on reach \(TargetRate(rate: study.target).percent) (✓ holds, ✗ fails, "
      + "? undecided), and the width in pixels with its sampling interval. \(study.reference)\(words.map { ": \($0)" } ?? "")."
      + " Of the others the move, * where it is shown; ◆ the greatest of the row"
  }

  private func cell(_ effect: AssumptionEffect, of row: SensitivityStudy.AssumptionRow)
    -> ReportTable.Cell
  {
    let isGreatest = effect.move != 0 && abs(effect.move) == abs(row.greatest?.move ?? 0)
    let words = [
      SensitivityWords.move(effect.move) + (effect.isShown ? "*" : "") + (isGreatest ? " ◆" : ""),
      effect.change == .turned ? "turns" : nil, SensitivityWords.interval(effect.width),
    ]
    return cell(effect.verdict, effect.width, note: words.compactMap(\.self).joined(separator: " "))
  }

  private func cell(_ verdict: Verdict, _ width: RequiredWidth, note: String) -> ReportTable.Cell {
    .init(
      "\(verdict.sign) \(SensitivityWords.width(width.observed))", note: note,
      kind: verdict.cellKind)
  }
}

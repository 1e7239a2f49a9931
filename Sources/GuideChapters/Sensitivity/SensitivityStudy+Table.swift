import Chapters
import Document
import Findings
import Judging
import Records
import Summaries

extension SensitivityStudy {
  /// The verdicts of one engine in one suite, under the reference and under each other assumption.
  func table(_ run: RunRecord) -> ReportTable {
    ReportTable(
      caption: caption(run),
      columns: ["symbology", "\(reference) (reference)"] + assumptions,
      rows: rows.map { row in
        [
          ReportTable.Cell(row.symbology),
          cell(row.verdict, row.width, note: row.width.interval),
        ]
          + assumptions.map { name in
            row.effects.first { $0.assumption == name }.map { cell($0, of: row) }
              ?? .absent("not tried")
          }
      })
  }

  private func caption(_ run: RunRecord) -> String {
    let codes = Wording.range([codes.lowerBound, codes.upperBound])
    let words = run.words(ofCondition: reference, suite: key.suite)
    let setting = Wording.setting(key.fixed, named: nil).map { ", \($0)" }.joined()
    return
      "\(engine.label), suite \(key.suite)\(setting), \(codes) codes at each width: does every module from "
      + "\(Wording.pixels(guidanceWidth)) on reach \(Wording.set(share: target)) (✓ holds, ✗ fails, "
      + "? undecided), and the width in pixels with its sampling interval. \(reference)\(words.map { ": \($0)" } ?? "")."
      + " Of the others the move, * where it is shown; ◆ the greatest of the row"
  }

  private func cell(_ effect: AssumptionEffect, of row: AssumptionRow)
    -> ReportTable.Cell
  {
    let isGreatest = effect.move != 0 && abs(effect.move) == abs(row.greatest?.move ?? 0)
    let words = [
      Wording.move(effect.move) + (effect.isShown ? "*" : "") + (isGreatest ? " ◆" : ""),
      effect.isTurned ? "turns" : nil, effect.width.interval,
    ]
    return cell(effect.verdict, effect.width, note: words.compactMap(\.self).joined(separator: " "))
  }

  private func cell(_ verdict: Verdict, _ width: RequiredWidth, note: String) -> ReportTable.Cell {
    .init(
      "\(verdict.sign) \(width.words)", note: note,
      kind: verdict.cellKind)
  }
}

import Chapters
package import Document
import Findings
import Records
package import Summaries

/// The reach of each engine and its time per call, side by side, in suites that vary the distance.
extension ReportTable {
  /// Returns a table for each such suite; masks that read alike share a row.
  package static func reaches(_ summary: Summary) -> [ReportTable] {
    let (suites, sweeps) = summary.sweeps(over: .distance).joiningMasksThatReadAlike
      .grouped(by: \.key.suite)
    return suites.compactMap { suite in sweeps[suite].map { table($0, suite, summary) } }
  }

  private static func table(_ sweeps: [AxisSweep], _ suite: String, _ summary: Summary)
    -> ReportTable
  {
    let symbologies = sweeps.first?.symbologies ?? []
    let view = LatencyView(summary)
    return ReportTable(
      caption: caption(suite, summary.run, isTimed: view != nil),
      columns: (symbologies.count > 1 ? ["symbology"] : []) + ["asked"]
        + summary.run.engines.map(\.label),
      rows: symbologies.flatMap { symbology in
        sweeps.map { sweep in
          (symbologies.count > 1 ? [.init(symbology)] : []) + [asked(sweep, summary.run)]
            + summary.run.engines.map { engine in
              guard var cell = SweepSide(sweep, engine: engine.label).cell(symbology) else {
                return engine.absence(of: symbology)
              }
              let times = view.map { self.times($0, sweep, engine) } ?? []
              cell.note = ([cell.note] + times).joined(separator: "; ")
              return cell
            }
        }
      })
  }

  private static func caption(_ suite: String, _ run: RunRecord, isTimed: Bool) -> String {
    let record = run.suites.first { $0.name == suite }
    let common = record?.common.map { "in every frame " + $0.joined(separator: ", ") + "; " } ?? ""
    return "\(record?.purpose ?? suite) How far at least 99 % are read (observed), \(common)"
      + "below it, from where on fewer are, with 95 % confidence together with all that lies beyond, the codes at each distance"
      + (isTimed ? ", and how long a call takes with each mask, over all symbologies" : "")
  }

  private static func asked(_ sweep: AxisSweep, _ run: RunRecord) -> Cell {
    let words = sweep.key.namedCondition.flatMap {
      run.words(ofCondition: $0, suite: sweep.key.suite)
    }
    return Cell(
      ([sweep.key.namedCondition, sweep.sizeName].compactMap(\.self).filter { !$0.isEmpty }
        + Wording.setting(sweep.settingWithoutSize, named: nil)
        + Wording.question(mask: sweep.key.mask, view: sweep.key.view)).joined(separator: ", "),
      note: words ?? "")
  }

  /// Returns for each mask, for example, `2.78 ms with own`.
  private static func times(
    _ view: LatencyView, _ sweep: AxisSweep, _ engine: EngineRecord
  ) -> [String] {
    let scene = LatencyView.Scene(
      suite: sweep.key.suite, namedCondition: sweep.key.namedCondition)
    let size = LatencySize(
      point: sweep.key.fixed.filter { LatencySize.axes.contains($0.key) }, pixels: 0)
    return sweep.masks.compactMap { mask in
      view.cell(scene, engine: engine.label, mask: mask, size: size)
        .map { "\(Wording.duration(nanoseconds: $0.typicalNanoseconds.value)) with \(mask)" }
    }
  }
}

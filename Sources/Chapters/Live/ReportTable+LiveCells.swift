import Document
import Summaries

/// Every setting of every engine, under the first acceptance policy.
extension ReportTable {
  static func liveCells(_ scenes: [LiveScene]) -> ReportTable {
    ReportTable(
      caption:
        "Every setting, and the first policy of accepting; summary.json has the others. † A call takes more than "
        + "\(Wording.plain(LivePolicyRecord.steadyCallPeriods)) of the time between two frames in the mean: which frames are dropped then hangs on each call's duration, and in another replay "
        + "of the same scans a tenth of the times or more differ by over a frame's period",
      columns: [
        "scene", "engine", "setting", "frames while busy", "done", "median", "90 %", "within 0.5 s",
        "within 2 s", "read", "dropped", "busy",
      ],
      rows: scenes.flatMap { scene in
        scene.cells.compactMap { cell in
          cell.policies.first.map { row(scene, cell, $0) }
        }
      })
  }

  private static func row(
    _ scene: LiveScene, _ cell: LiveCell, _ policy: LivePolicyRecord
  ) -> [Cell] {
    func within(_ seconds: Double) -> Cell {
      policy.shares.first { $0.bySeconds == seconds }.map { .number(Wording.percent($0.share)) }
        ?? .absent("–")
    }
    return [
      .init(scene.words, note: cell.symbology), .init(cell.engine),
      .init(cell.settingWords + (policy.isUnsteady ? " †" : "")),
      .init(cell.dropping), .number("\(policy.done)/\(cell.scans)"),
      .number(policy.medianSeconds.words), .number(policy.p90Seconds.words),
      within(0.5), within(2), .number(Wording.count(policy.frames.read)),
      .number(Wording.count(policy.frames.dropped)),
      .number(policy.busyShare.map(Wording.percent) ?? "–"),
    ]
  }
}

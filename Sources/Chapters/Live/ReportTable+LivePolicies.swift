import Document
import Records
import Summaries

/// The results of the acceptance policies on the same answers, with each engine's fastest setting.
extension ReportTable {
  static func livePolicies(_ scenes: [LiveScene], _ engines: [EngineRecord]) -> [ReportTable] {
    engines.compactMap { engine in
      let rows = scenes.flatMap { scene in
        scene.shown(engine.label).flatMap { cell in
          cell.policies.map { row(scene, cell, $0) }
        }
      }
      guard !rows.isEmpty else { return nil }
      let wantsAll = scenes.first?.stream.wantsAll ?? false
      return ReportTable(
        caption:
          "\(engine.label), with its fastest setting of each scene: what is accepted when. Wrong contents and misfires (right contents of "
          + "another code than the one aimed at) for each thousand scans, with one-sided 95 % bounds",
        columns: [
          "scene", "accepted", "done", "median", "90 %", "99 %", "within 1 s", "wrong", "misfires",
        ] + (wantsAll ? ["codes a minute", "duplicates"] : []) + ["busy"],
        rows: rows)
    }
  }

  private static func row(
    _ scene: LiveScene, _ cell: LiveCell, _ policy: LivePolicyRecord
  ) -> [Cell] {
    let within = policy.shares.first { $0.bySeconds == 1 }
    let all: [Cell] =
      policy.codes.map { codes in
        [
          .number(
            Wording.significant(codes.perMinute.value),
            note: "\(codes.announced) of \(codes.of) codes"),
          .number(policy.duplicates.map { Wording.count($0) } ?? "–"),
        ]
      } ?? []
    return [
      .init(scene.words, note: "\(cell.symbology), \(cell.settingWords)"),
      .init(policy.acceptance),
      .number("\(policy.done)/\(cell.scans)"),
      .number(policy.medianSeconds.words, note: policy.medianSeconds.bounds),
      .number(policy.p90Seconds.words, note: policy.p90Seconds.bounds),
      .number(
        policy.p99Seconds.words, note: policy.p99Seconds.bounds),
      within.map {
        .number(
          Wording.percent($0.share),
          note: "\(Wording.percent($0.lower)) to \(Wording.percent($0.upper))")
      } ?? .absent("–"),
      .number(policy.wrong.words, note: policy.wrong.bound),
      .number(policy.misfires.words, note: policy.misfires.bound),
    ] + all + [
      .number(
        policy.busyShare.map(Wording.percent) ?? "–",
        note:
          "\(Wording.count(policy.frames.read)) of \(Wording.count(policy.frames.offered)) frames")
    ]
  }
}

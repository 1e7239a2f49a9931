import Document
import Records
import Summaries

/// The settings of an application in the order in which they are done, scene by scene.
extension ReportTable {
  static func liveSettings(_ scenes: [LiveScene], _ engines: [EngineRecord]) -> ReportTable? {
    let rows = scenes.flatMap { scene in
      engines.flatMap { engine in
        scene.fastest.filter { $0.engine == engine.label }.flatMap { record in
          record.settings.map { row(scene, engine, record, $0) }
        }
      }
    }
    guard !rows.isEmpty else { return nil }
    let wantsAll = scenes.first?.stream.wantsAll ?? false
    return ReportTable(
      caption: (wantsAll
        ? "Settings by the codes that were announced, the most first, and by the mean time until all were; a scan in which one was missed "
          + "counts with the stream's length. p of the sign test on which announced more in the same scan"
        : "Settings by their mean time to the first right content, the least first; a scan that never succeeds counts with the stream's "
          + "length. Behind: the median of the difference to the first one on the same scans; p of the sign test")
        + ", corrected for having chosen the first (Holm, over every two settings)",
      columns: [
        "scene", "engine", "setting", "mean", "median", wantsAll ? "codes" : "done",
        "behind the first", "p",
      ],
      rows: rows)
  }

  private static func row(
    _ scene: LiveScene, _ engine: EngineRecord, _ record: FastestRecord, _ setting: FastestSetting
  ) -> [Cell] {
    [
      .init(scene.words), .init(engine.label),
      .init(Wording.setting(setting.size, mask: setting.mask, view: setting.view)),
      .number(Wording.seconds(setting.meanSeconds)),
      .number(
        setting.medianSeconds.words, note: setting.medianSeconds.bounds),
      .number("\(setting.announced ?? setting.done)/\(setting.codes ?? setting.scans)"),
      setting.against.map {
        .number($0.behindSeconds.words, note: $0.behindSeconds.bounds)
      } ?? .absent("–"),
      setting.against.map {
        .number(
          Wording.pValue($0.pAdjusted),
          note: setting.codes == nil
            ? "\($0.fastestSooner) sooner, \($0.otherSooner) later of \($0.pairs)"
            : "\($0.fastestSooner) with more, \($0.otherSooner) with fewer of \($0.pairs)")
      } ?? .absent("–"),
    ]
  }
}

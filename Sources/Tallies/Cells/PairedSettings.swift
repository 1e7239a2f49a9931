import Records
import Summaries

/// Collects the frames of suites whose settings are paired, which have the same seed where they differ in nothing else.
struct PairedSettings {
  /// By suite.
  private let axes: [String: Set<String>]
  private let run: RunRecord
  /// By what is alike in paired frames, the axes that are not paired and the seed among it, then by the values of those that are.
  private var scenes: [CellID: [UInt64: [[String: Double]: Bool]]] = [:]

  init(run: RunRecord) {
    let paired = run.suites.compactMap { suite in suite.pairedAxes.map { (suite.name, Set($0)) } }
    axes = Dictionary(paired) { first, _ in first }
    self.run = run
  }

  mutating func add(_ trial: TrialRecord, key: CellKey, group: FrameGroup, seed: UInt64) {
    guard let axes = axes[group.suite], let isRead = trial.readsFrame else { return }
    var cell = group.cell(engine: key.engine, mask: key.mask, view: key.view)
    cell.point = group.point.filter { !axes.contains($0.key) }
    scenes[cell, default: [:]][seed, default: [:]][group.point.filter { axes.contains($0.key) }] =
      isRead
  }

  /// Every setting with every later one, in the order of suites and engines.
  var records: [PairedSettingRecord] {
    let (families, cells) = scenes.grouped { $0.key.id.overConditions }
    return families.sorted {
      let (left, right) = (run.place(of: $0), run.place(of: $1))
      return left == right
        ? ($0.mask, $0.view ?? "") < ($1.mask, $1.view ?? "")
        : left.lexicographicallyPrecedes(right)
    }.flatMap { family in records(family, (cells[family] ?? []).flatMap(\.value.values)) }
  }

  /// - Parameter scenes: of each, whether it was read, by setting.
  private func records(
    _ family: SeriesID, _ scenes: [[[String: Double]: Bool]]
  ) -> [PairedSettingRecord] {
    let settings = Set(scenes.flatMap(\.keys)).sorted { $0.precedes($1) }
    return settings.indices.flatMap { first in
      settings[(first + 1)...].compactMap { second in
        PairedSetting(
          from: settings[first], to: second,
          scenes.compactMap { scene in
            scene[settings[first]].flatMap { before in scene[second].map { (before, $0) } }
          }
        ).map { PairedSettingRecord(family, $0) }
      }
    }
  }
}

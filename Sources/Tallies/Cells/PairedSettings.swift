import Records
import Summaries

/// Collects the frames of suites whose settings are paired, which have the same seed where they differ in nothing else.
struct PairedSettings {
  private struct PairedScene: Hashable {
    var symbology: String
    var others: [String: Double]
    var namedCondition: String?
    var seed: UInt64
  }

  /// By suite.
  private let axes: [String: Set<String>]
  private let run: RunRecord
  private var families: [SeriesID: [PairedScene: [[String: Double]: Bool]]] = [:]

  init(run: RunRecord) {
    let paired = run.suites.compactMap { suite in suite.pairedAxes.map { (suite.name, Set($0)) } }
    axes = Dictionary(paired) { first, _ in first }
    self.run = run
  }

  mutating func add(_ trial: TrialRecord, key: CellKey, group: FrameGroup, seed: UInt64) {
    guard let axes = axes[group.suite], let isRead = trial.readsFrame else { return }
    let family = SeriesID(suite: group.suite, engine: key.engine, mask: key.mask, view: key.view)
    let scene = PairedScene(
      symbology: group.symbology, others: group.point.filter { !axes.contains($0.key) },
      namedCondition: group.namedCondition, seed: seed)
    families[family, default: [:]][scene, default: [:]][
      group.point.filter { axes.contains($0.key) }] = isRead
  }

  /// Every setting with every later one, in the order of suites and engines.
  var records: [PairedSettingRecord] {
    families.keys.sorted {
      let (left, right) = (run.place(of: $0), run.place(of: $1))
      return left == right
        ? ($0.mask, $0.view ?? "") < ($1.mask, $1.view ?? "")
        : left.lexicographicallyPrecedes(right)
    }.flatMap(records)
  }

  private func records(_ family: SeriesID) -> [PairedSettingRecord] {
    let scenes = (families[family] ?? [:]).values
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

import Records
import Summaries

extension LatencyView {
  /// The engines that had the same frames in all timed suites, by the symbologies of these frames: an engine has those of a suite's
  /// symbologies that it claims. Times of engines in different groups are not comparable.
  package var engineGroups: [(symbologies: [String], engines: [String])] {
    let suites = Set(scenes.map(\.suite))
    let cells = summary.cells.filter { suites.contains($0.suite) && $0.codes > 0 }
    let asked = Dictionary(grouping: cells, by: \.engine)
    let (keys, groups) = summary.run.engines.map(\.label).grouped { label in
      Set((asked[label] ?? []).map { [$0.suite, $0.symbology] })
    }
    return keys.filter { !$0.isEmpty }.map { key in
      (Set(key.map { $0[1] }).sorted(), groups[key] ?? [])
    }
  }
}

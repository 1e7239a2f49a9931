import Records
import Summaries

extension LatencyView {
  /// The engines that had the same frames in all timed suites, by the symbologies of these frames: an engine has those of a suite's
  /// symbologies that it claims. Times of engines in different groups are not comparable.
  package var engineGroups: [(symbologies: [String], engines: [String])] {
    let suites = Set(scenes.map(\.suite))
    let cells = summary.cells.filter { suites.contains($0.suite) && $0.codes > 0 }
    let (keys, groups) = summary.run.engines.map(\.label).grouped { label in
      cells.filter { $0.engine == label }.grouped { [$0.suite, $0.symbology] }.keys.sorted {
        $0.lexicographicallyPrecedes($1)
      }
    }
    return keys.filter { !$0.isEmpty }.map { key in
      (Set(key.map { $0[1] }).sorted(), groups[key] ?? [])
    }
  }
}

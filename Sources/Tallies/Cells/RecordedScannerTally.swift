import Records
import Summaries

/// Counts what recorded readers made of rendered frames while the trials come in; photographs have a study of their own.
struct RecordedScannerTally {
  private let run: RunRecord
  private let recorded: Set<String>
  private let suites: Set<String>
  /// By suite and engine.
  private var counts: [String: [String: RecordedScannerCounts]] = [:]

  init(_ run: RunRecord) {
    self.run = run
    recorded = Set(run.engines.filter { $0.recorded != nil }.map(\.label))
    suites = Set(run.suites.filter { $0.photographs != true }.map(\.name))
  }

  mutating func add(_ trial: TrialRecord, suite: String) {
    guard recorded.contains(trial.engine), suites.contains(suite) else { return }
    counts[suite, default: [:]][
      trial.engine, default: RecordedScannerCounts(suite: suite, engine: trial.engine)
    ].add(trial)
  }

  /// In the run's order of suites and engines; nil where nothing was recorded.
  var studies: [RecordedScannerStudy]? {
    let studies = run.suites.flatMap { suite in
      run.engines.compactMap { counts[suite.name]?[$0.label]?.study }
    }
    return studies.isEmpty ? nil : studies
  }
}

import Barcodes
import Records
import Statistics

/// Counts what recorded readers made of rendered frames while the trials come in; photographs have a study of their own.
struct ShownTally {
  private struct Key: Hashable {
    var suite: String
    var engine: String
  }

  fileprivate struct Counts {
    var frames = 0
    var unasked = 0
    var outcomes = OutcomeCounts()
    var falsePositives = 0
    var duplicates = 0
    var times: [Double] = []
  }

  private let run: RunRecord
  private let recorded: Set<String>
  private let suites: Set<String>
  private var counts: [Key: Counts] = [:]

  init(_ run: RunRecord) {
    self.run = run
    recorded = Set(run.engines.filter { $0.recorded != nil }.map(\.label))
    suites = Set(run.suites.filter { $0.photographs != true }.map(\.name))
  }

  mutating func add(_ trial: TrialRecord, suite: String) {
    guard recorded.contains(trial.engine), suites.contains(suite) else { return }
    counts[Key(suite: suite, engine: trial.engine), default: Counts()].add(trial)
  }

  /// In the run's order of suites and engines; nil where nothing was recorded.
  var studies: [ShownStudy]? {
    let studies = run.suites.flatMap { suite in
      run.engines.compactMap { engine in
        counts[Key(suite: suite.name, engine: engine.label)].map {
          study(suite.name, engine.label, $0)
        }
      }
    }
    return studies.isEmpty ? nil : studies
  }

  private func study(_ suite: String, _ engine: String, _ counts: Counts) -> ShownStudy {
    ShownStudy(
      suite: suite, engine: engine, frames: counts.frames, unasked: counts.unasked,
      outcomes: counts.outcomes, falsePositives: counts.falsePositives,
      duplicates: counts.duplicates,
      firstRead: Sample(counts.times).map {
        ShownStudy.Times(
          frames: $0.count, tenthNanoseconds: $0.quantile(0.1), medianNanoseconds: $0.median,
          nineTenthsNanoseconds: $0.quantile(0.9))
      })
  }
}

extension ShownTally.Counts {
  fileprivate mutating func add(_ trial: TrialRecord) {
    guard trial.status.isAsked else {
      unasked += 1
      return
    }
    frames += 1
    for code in trial.codes { outcomes.add(code.outcome) }
    falsePositives += trial.falsePositives
    duplicates += trial.duplicates
    if trial.readsFrame == true, let first = trial.durationsNanoseconds.first {
      times.append(Double(first))
    }
  }
}

import Barcodes
import Records

/// Counts the trials whose durations cannot be believed.
struct ClockFaultTally {
  private struct Key: Hashable {
    var suite: String
    var engine: String
  }

  private var tallies: [Key: ClockFaultRecord] = [:]

  package mutating func add(_ trial: TrialRecord, suite: String) {
    guard trial.status == .ok else { return }
    let key = Key(suite: suite, engine: trial.engine)
    var tally =
      tallies[key]
      ?? ClockFaultRecord(
        suite: suite, engine: trial.engine, exceeding: 0, farBelow: 0, trials: 0)
    tally.trials += 1
    switch trial.timing?.clockFault {
    case .exceedsRoundTrip: tally.exceeding += 1
    case .farBelowRoundTrip: tally.farBelow += 1
    case .besideCalls, .firstCall, nil: break
    }
    tallies[key] = tally
  }

  /// Those with a fault, by suite and engine.
  package var records: [ClockFaultRecord] {
    tallies.values.filter { $0.exceeding + $0.farBelow > 0 }
      .sorted { ($0.suite, $0.engine) < ($1.suite, $1.engine) }
  }
}

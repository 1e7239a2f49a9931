import Barcodes
import Judging
import Records
import Summaries

/// Counts the trials whose durations cannot be believed, of each suite and engine.
struct ClockFaultTally {
  /// By suite and engine.
  private var tallies: [String: [String: ClockFaultCounts]] = [:]

  /// - Parameter pixels: width times height of the frame.
  mutating func add(_ trial: TrialRecord, suite: String, pixels: Int) {
    tallies[suite, default: [:]][trial.engine, default: ClockFaultCounts()]
      .add(trial, pixels: pixels)
  }

  /// Those with a fault, by suite and engine.
  var records: [ClockFaultRecord] {
    tallies.flatMap { suite, engines in
      engines.filter { $0.value.faults > 0 }.map { engine, counts in
        ClockFaultRecord(
          suite: suite, engine: engine, exceedsRoundTrip: counts.exceeding,
          farBelowRoundTrip: counts.farBelow,
          trials: counts.trials)
      }
    }
    .sorted { ($0.suite, $0.engine) < ($1.suite, $1.engine) }
  }
}

/// The numbers of one engine's trials whose durations contradict what the bench saw from outside.
struct ClockFaultCounts {
  /// Trials that were answered.
  private(set) var trials = 0
  /// Trials with longer durations than their round trip.
  private(set) var exceeding = 0
  /// Trials whose round trip was far longer, and the time of the process on processors, too.
  private var atWork = 0
  /// Trials whose round trip was far longer, while the process was on no processor as far as is
  /// known.
  private var waiting = 0

  /// - Parameter pixels: width times height of the frame.
  mutating func add(_ trial: TrialRecord, pixels: Int) {
    guard trial.status == .ok else { return }
    trials += 1
    switch trial.timing?.clockFault {
    case .exceedsRoundTrip: exceeding += 1
    case .farBelowRoundTrip where trial.wasAtWork(pixels: pixels): atWork += 1
    case .farBelowRoundTrip: waiting += 1
    case .besideCalls, .firstCall, nil: break
    }
  }

  /// Trials whose round trip speaks against the durations. A process that waits may wait for the machine; one that does so most
  /// of the time is not believed either.
  var farBelow: Int {
    ClockRule.isContradicted(turns: trials, contradicting: waiting) ? atWork + waiting : atWork
  }

  var faults: Int { exceeding + farBelow }
}

extension TrialRecord {
  /// True if the time on processors contradicts the durations, as the round trip does; false where
  /// it is not known.
  ///
  /// It is the mean over all calls. How many of them were not counted is not known here: as many as
  /// were counted are taken.
  fileprivate func wasAtWork(pixels: Int) -> Bool {
    guard let processor = timing?.processorNanoseconds else { return false }
    return ClockRule.isFar(
      Double(processor) * Double(durationsNanoseconds.count),
      above: durationsNanoseconds.reduce(0) { $0 + Double($1) }, payload: pixels)
  }
}

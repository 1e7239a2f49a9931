import Barcodes
import Records

/// A contestant's turn on a frame.
struct DuelTurn {
  let frame: String
  /// The median of the counted calls, in nanoseconds.
  let latency: Double
  /// With those for warming up.
  let calls: Int
  /// What the calls took by the contestant's clock, in nanoseconds; those for warming up as long as the others.
  let reported: Double
  /// From the request's first byte to the answer's last, in nanoseconds.
  let roundTrip: Double
  /// Nil where the durations can be believed.
  let fault: ClockFault?
  /// Whether every code of the frame was read.
  var isRead = true

  /// Of the round trip, what is in no duration: for the whole turn.
  var unreported: Double { roundTrip - reported }
}

extension DuelTurn {
  /// - Parameter latency: the median of the trial's durations.
  init(_ trial: TrialRecord, latency: Double, warmup: Int) {
    let counted = trial.durationsNanoseconds
    let sum = counted.reduce(0.0) { $0 + Double($1) }
    self.init(
      frame: trial.frame, latency: latency, calls: counted.count + warmup,
      reported: sum * Double(counted.count + warmup) / Double(max(1, counted.count)),
      roundTrip: Double(trial.timing?.roundTripNanoseconds ?? 0), fault: trial.timing?.clockFault,
      isRead: trial.codes.allSatisfy { $0.outcome == .correct })
  }
}

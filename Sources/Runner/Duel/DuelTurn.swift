import Barcodes
import Records
import Statistics

/// A contestant's turn on a frame.
struct DuelTurn {
  let frame: String
  /// The median of the counted calls, in nanoseconds.
  let latency: Double
  /// What the first of all calls took, in nanoseconds.
  var firstCall: Double
  /// With those for warming up.
  let calls: Int
  /// What the calls took by the contestant's clock, in nanoseconds.
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
  /// Nil where no call is counted.
  ///
  /// - Parameter warmup: how many of the trial's calls come before those that count. The engine times them all, so that none is
  ///   told from the others.
  init?(_ trial: TrialRecord, warmup: Int) {
    let durations = trial.durationsNanoseconds.map(Double.init)
    guard let latency = Sample(Array(durations.dropFirst(warmup)))?.median else { return nil }
    self.init(
      frame: trial.frame, latency: latency, firstCall: durations[0], calls: durations.count,
      reported: durations.reduce(0, +),
      roundTrip: Double(trial.timing?.roundTripNanoseconds ?? 0), fault: trial.timing?.clockFault,
      isRead: trial.codes.allSatisfy { $0.outcome == .correct })
  }
}

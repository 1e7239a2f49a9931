import Barcodes
import Records
import Statistics

struct DuelTurn {
  let frame: String
  /// The median of the counted calls, in nanoseconds.
  let latency: Double
  /// The time of the first call of all, in nanoseconds.
  var firstCall: Double
  /// The number of calls, with those for warming up.
  let calls: Int
  /// The time of the calls by the contestant's clock, in nanoseconds.
  let reported: Double
  /// The time from the request's first byte to the answer's last, in nanoseconds.
  let roundTrip: Double
  /// The fault of the durations; nil if they are credible.
  let fault: ClockFault?
  /// True if every code of the frame was read.
  var isRead = true

  /// The part of the whole turn's round trip that no duration includes.
  var unreported: Double { roundTrip - reported }
}

extension DuelTurn {
  /// Returns nil if no call is counted: the first `warmup` are not. The engine times them all, so
  /// that it cannot tell them apart.
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

import Barcodes
import Records
import Statistics

/// The facts that a study of latencies needs about a trial.
struct TimedTrial {
  /// Index of the frame's group.
  package let group: Int
  package let frame: String
  package let engine: String
  package let mask: FormatMask
  let isControl: Bool
  package let block: Int
  /// The duration of each call, in nanoseconds.
  package let durations: [Double]
  /// The durations, which count once together: how many calls a turn has follows from the turn before it.
  var calls: [(value: Double, weight: Double)] {
    // Whole for up to 10 calls, so that sums are exact.
    durations.map { ($0, 2520 / Double(durations.count)) }
  }
  /// The median of the durations.
  package let latency: Double
  /// The processor time of the engine's process for a call, in nanoseconds; nil where it is not
  /// known.
  let processor: Double?
  /// Width times height of the frame.
  package let pixels: Int
  /// True codes in the frame, and those read correctly.
  package let codes: Int
  package let reads: Int
  package let misreads: Int

  /// Nil where the trial was not timed in a block, or not answered; or where it is of one of several views, which are
  /// held against each other elsewhere.
  package init?(_ trial: TrialRecord, facts: FrameFacts) {
    guard let timing = trial.timing, let block = timing.block, trial.status == .ok,
      trial.view == nil,
      let latency = trial.latency, latency > 0
    else { return nil }
    group = facts.group
    frame = trial.frame
    engine = trial.engine
    mask = trial.formatMask
    isControl = timing.isControl == true
    self.block = block
    durations = trial.durationsNanoseconds.map(Double.init)
    self.latency = latency
    processor = timing.processorNanoseconds.flatMap { $0 > 0 ? Double($0) : nil }
    pixels = facts.pixels
    codes = facts.codes
    reads = trial.codes.count { $0.outcome == .correct }
    misreads = trial.codes.count { $0.outcome == .misread } + trial.falsePositives
  }
}

extension TrialRecord {
  /// The median of the calls, in nanoseconds, since calls on one frame are no replicates; nil where the engine did not answer.
  var latency: Double? {
    status == .ok ? Sample(durationsNanoseconds.map(Double.init))?.median : nil
  }
}

import Barcodes
import Records
import Statistics

/// The latency of one trial: the median of its calls, since calls on one frame are no replicates.
struct TrialLatency {
  /// In nanoseconds; nil where the engine did not answer.
  package let latency: Double?

  package init(_ trial: TrialRecord) {
    latency =
      trial.status == .ok
      ? Sample(trial.durationsNanoseconds.map(Double.init))?.median : nil
  }
}

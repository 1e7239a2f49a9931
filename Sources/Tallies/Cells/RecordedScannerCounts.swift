import Barcodes
package import Records
import Statistics
package import Summaries

/// A recorded reader's results on the frames of a suite, while its trials come in.
package struct RecordedScannerCounts {
  private var frames = 0
  private var unasked = 0
  private var outcomes = OutcomeCounts()
  private var falsePositives = 0
  private var duplicates = 0
  /// The times to the first read of frames that were read whole, in nanoseconds.
  private var times: [Double] = []

  package init() {}

  package mutating func add(_ trial: TrialRecord) {
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

  package func study(suite: String, engine: String) -> RecordedScannerStudy {
    RecordedScannerStudy(
      suite: suite, engine: engine, frames: frames, unasked: unasked, outcomes: outcomes,
      falsePositives: falsePositives, duplicates: duplicates,
      firstRead: Sample(times).map {
        RecordedScannerStudy.ScannerTimes(
          frames: $0.count, tenthNanoseconds: $0.quantile(0.1), medianNanoseconds: $0.median,
          nineTenthsNanoseconds: $0.quantile(0.9))
      })
  }
}

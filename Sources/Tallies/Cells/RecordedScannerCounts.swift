import Barcodes
package import Records
package import Summaries

/// A recorded reader's results on the frames of a suite, while its trials come in.
package struct RecordedScannerCounts {
  private var counted: RecordedScannerStudy
  /// The times to the first read of frames that were read whole, in nanoseconds.
  private var times: [Double] = []

  package init(suite: String, engine: String) {
    counted = RecordedScannerStudy(suite: suite, engine: engine)
  }

  package mutating func add(_ trial: TrialRecord) {
    guard trial.status.isAsked else {
      counted.unasked += 1
      return
    }
    counted.frames += 1
    for code in trial.codes { counted.outcomes.add(code.outcome) }
    counted.falsePositives += trial.falsePositives
    counted.duplicates += trial.duplicates
    if trial.readsFrame == true, let first = trial.durationsNanoseconds.first {
      times.append(Double(first))
    }
  }

  package var study: RecordedScannerStudy {
    var study = counted
    study.firstRead = .init(nanoseconds: times)
    return study
  }
}

import Barcodes
import Displaying
import Records
import Runner
import Summaries
import Tallies

/// A scanner's results, counted from the recording as a report counts them.
struct DisplayOutcome {
  private let study: RecordedScannerStudy
  private let strays: Int

  /// - Throws: `FileError` or `RecordError`.
  init(recording: String, name: String, suite: String, _ showings: [Showing], strays: Int) throws {
    self.strays = strays
    let engine = try RecordedEngine(label: name, path: recording)
    var counts = RecordedScannerCounts(suite: suite, engine: name)
    for showing in showings {
      counts.add(engine.trial(of: showing.frame, mask: .all, view: FrameView()))
    }
    study = counts.study
  }

  var text: String {
    let outcomes = study.outcomes
    let counts =
      "\(outcomes.correct) of \(outcomes.total) codes right, \(outcomes.misread) misread, \(outcomes.formatError) of a wrong format, "
      + "\(outcomes.missed) missed; \(study.falsePositives) reads of no code, \(study.duplicates) duplicates"
    let time = study.firstRead.map {
      "\nfrom showing to arrival: median \(Self.words($0.medianNanoseconds)), a tenth within \(Self.words($0.tenthNanoseconds)), nine tenths within "
        + "\(Self.words($0.nineTenthsNanoseconds)) (n = \($0.frames))"
    }
    return counts + (time ?? "")
      + (strays == 0 ? "" : "\n\(strays) reads came while no frame was shown, and count nowhere")
  }

  private static func words(_ nanoseconds: Double) -> String {
    "\(Int((nanoseconds / 1e6).rounded())) ms"
  }
}

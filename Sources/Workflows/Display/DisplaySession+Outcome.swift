import Barcodes
import Records
import Runner
import Summaries
import Tallies

extension DisplaySession {
  /// Returns a scanner's results in words, counted from the recording as a report counts them.
  ///
  /// - Parameter strays: the reads that came while no frame was shown.
  /// - Throws: `FileError` or `RecordError`.
  static func outcome(
    of recording: String, name: String, suite: String, _ frames: [FrameRecord], strays: Int
  ) throws -> String {
    let engine = try RecordedEngine(label: name, path: recording)
    var counts = RecordedScannerCounts(suite: suite, engine: name)
    for frame in frames { counts.add(engine.trial(of: frame, mask: .all, view: FrameView())) }
    let (study, outcomes) = (counts.study, counts.study.outcomes)
    let time = study.firstRead.map {
      "\nfrom showing to arrival: median \(words($0.p50Nanoseconds)), a tenth within \(words($0.p10Nanoseconds)), nine tenths within "
        + "\(words($0.p90Nanoseconds)) (n = \($0.frames))"
    }
    return
      "\(outcomes.correct) of \(outcomes.total) codes right, \(outcomes.misread) misread, \(outcomes.formatError) of a wrong format, "
      + "\(outcomes.missed) missed; \(study.falsePositives) reads of no code, \(study.duplicates) duplicates"
      + (time ?? "")
      + (strays == 0 ? "" : "\n\(strays) reads came while no frame was shown, and count nowhere")
  }

  private static func words(_ nanoseconds: Double) -> String {
    "\(Int((nanoseconds / 1e6).rounded())) ms"
  }
}

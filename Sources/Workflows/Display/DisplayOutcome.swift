import Barcodes
import Displaying
import Records
import Runner
import Statistics

/// What a scanner read of the frames that it was shown, counted from the recording as a run counts it.
struct DisplayOutcome {
  private var outcomes: [Outcome: Int] = [:]
  private var codes = 0
  private var falsePositives = 0
  private var duplicates = 0
  /// From showing to the first arrival, in milliseconds, of frames read right.
  private var times: [Double] = []
  private let strays: Int

  /// - Throws: `FileError` or `RecordError`.
  init(recording: String, name: String, _ showings: [Showing], strays: Int) throws {
    self.strays = strays
    let engine = try RecordedEngine(label: name, path: recording)
    for showing in showings {
      let trial = engine.trial(of: showing.frame, mask: .all, view: FrameView())
      for code in trial.codes where code.outcome.isAsked {
        codes += 1
        outcomes[code.outcome, default: 0] += 1
      }
      falsePositives += trial.falsePositives
      duplicates += trial.duplicates
      if trial.readsFrame == true, let first = trial.durationsNanoseconds.first {
        times.append(Double(first) / 1e6)
      }
    }
  }

  var text: String {
    let wrong = (outcomes[.misread] ?? 0, outcomes[.formatError] ?? 0)
    let counts =
      "\(outcomes[.correct] ?? 0) of \(codes) codes right, \(wrong.0) misread, \(wrong.1) of a wrong format, "
      + "\(outcomes[.missed] ?? 0) missed; \(falsePositives) reads of no code, \(duplicates) duplicates"
    let time = Sample(times).map {
      "\nfrom showing to arrival: median \(Self.words($0.median)), a tenth within \(Self.words($0.quantile(0.1))), nine tenths within "
        + "\(Self.words($0.quantile(0.9))) (n = \($0.count))"
    }
    return counts + (time ?? "")
      + (strays == 0 ? "" : "\n\(strays) reads came while no frame was shown, and count nowhere")
  }

  private static func words(_ milliseconds: Double) -> String {
    "\(Int(milliseconds.rounded())) ms"
  }
}

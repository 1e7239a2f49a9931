import Barcodes
import Records
import Summaries

/// Trials in which something was read that is no code's, until their wrong decodes are counted by length.
struct WrongAnswers {
  private var trials = DeferredTrials()

  /// Photographs, whose truth may lack codes, are left out, and so are views with a region, which ask for a part of the codes.
  mutating func add(_ trial: TrialRecord, at offset: UInt64, mask: MaskName, facts: FrameFacts) {
    guard facts.photograph == nil, trial.region == nil, trial.isWrong else { return }
    trials.add(at: offset, mask: mask)
  }

  /// By suite and engine as in the run, then by mask, view and symbology; nil without any.
  ///
  /// - Throws: `RecordError`, where frames or trials cannot be read again.
  func records(_ folder: RunFolder) throws -> [WrongLengthRecord]? {
    guard !trials.isEmpty else { return nil }
    var lengths: [SeriesID: [Symbology?: [String: Int]]] = [:]
    try trials.forEach(in: folder) { trial, mask, line in
      let (codes, others) = (try line.trueCodes, (line.others ?? []).map(\.code))
      for decode in trial.decodes where decode.decode.isWrong(on: codes, others) {
        let series = SeriesID(
          suite: line.suite, engine: trial.engine, mask: mask, view: trial.view)
        lengths[series, default: [:]][decode.symbology, default: [:]][
          "\(decode.bytesBase64.bytes.count)", default: 0] += 1
      }
    }
    func precedes(_ left: SeriesID, _ right: SeriesID) -> Bool {
      let (one, two) = (folder.run.place(of: left), folder.run.place(of: right))
      return one == two
        ? (left.mask, left.view ?? "") < (right.mask, right.view ?? "")
        : one.lexicographicallyPrecedes(two)
    }
    return lengths.sorted { precedes($0.key, $1.key) }.flatMap { series, symbologies in
      symbologies.sorted { ($0.key?.name ?? "") < ($1.key?.name ?? "") }.map {
        WrongLengthRecord(series, WrongLengths(symbology: $0, lengths: $1))
      }
    }
  }
}

extension TrialRecord {
  /// True if an application would have been told something that is not there.
  var isWrong: Bool { falsePositives > 0 || codes.contains { $0.outcome == .misread } }
}

extension Decode {
  /// True if it says something that no code of the frame says, nor any that counts neither way.
  fileprivate func isWrong(on codes: [TrueCode], _ others: [OtherCode]) -> Bool {
    let score = Score(of: [self], against: codes, others: others)
    return score.falsePositives > 0 || score.codes.contains { $0.outcome == .misread }
  }
}

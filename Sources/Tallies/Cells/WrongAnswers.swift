import Barcodes
import Records
import Summaries

/// Trials in which something was read that is no code's, until their wrong decodes are counted by length.
struct WrongAnswers {
  private struct WrongAnswerKey: Hashable {
    var series: SeriesID
    var symbology: Symbology?
  }

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
    var lengths: [WrongAnswerKey: [String: Int]] = [:]
    try trials.forEach(in: folder) { trial, mask, line in
      let (codes, others) = (try line.trueCodes, (line.others ?? []).map(\.code))
      for decode in trial.decodes where decode.decode.isWrong(on: codes, others) {
        let key = WrongAnswerKey(
          series: SeriesID(
            suite: line.suite, engine: trial.engine, mask: mask, view: trial.view),
          symbology: decode.symbology)
        lengths[key, default: [:]]["\(decode.bytesBase64.bytes.count)", default: 0] += 1
      }
    }
    return listed(lengths, folder.run)
  }

  private func listed(_ lengths: [WrongAnswerKey: [String: Int]], _ run: RunRecord)
    -> [WrongLengthRecord]
  {
    func words(_ key: WrongAnswerKey) -> [String] {
      ["\(key.series.mask)", key.series.view ?? "", key.symbology?.name ?? ""]
    }
    let order = lengths.keys.sorted { left, right in
      let (one, two) = (run.place(of: left.series), run.place(of: right.series))
      return one == two
        ? words(left).lexicographicallyPrecedes(words(right)) : one.lexicographicallyPrecedes(two)
    }
    return order.map { key in
      WrongLengthRecord(
        key.series, WrongLengths(symbology: key.symbology, lengths: lengths[key] ?? [:]))
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

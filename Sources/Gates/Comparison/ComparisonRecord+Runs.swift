import Judging
import Records
import Tallies

extension ComparisonRecord {
  /// Holds a run against an earlier one of the same frames: every engine of the runs. Each run's trials are read once.
  ///
  /// The same engine gives the same answers to the same pixels, so what differs has changed. Whether that is more than
  /// what any change of a reader shuffles is judged by McNemar's exact tests for each symbology, with Holm's correction.
  ///
  /// - Parameter isPartial: whether the candidate may be another part of its run than the baseline.
  /// - Throws: `RecordError`, or `ComparisonError` where the runs are not of the same frames.
  init(
    from baseline: RunFolder, to candidate: RunFolder, rule: ReadingRule,
    required: RequiredFrames?, isPartial: Bool
  ) throws {
    try baseline.run.requireSameSuites(as: candidate.run, pairsFrames: true)
    for folder in [baseline, candidate] { try folder.run.requireFinished(at: folder.path) }
    let pairs = try FramePairs(baseline, candidate)
    try pairs.requireSamePixels(baseline, candidate)
    if !isPartial { try baseline.run.requireSamePart(as: candidate.run) }
    let engines = try baseline.run.engines(comparedWith: candidate.run)
    var manners = MaskViewIndex()
    var answers = try baseline.answers(of: Set(engines.map(\.baseline.label)), &manners)
    let places = try required?.places(in: candidate.frames)
    var compared: [String: AnswerComparison] = [:]
    for pair in engines {
      compared[pair.candidate.label] = AnswerComparison(
        with: answers.removeValue(forKey: pair.baseline.label) ?? [:],
        frames: candidate.frames.count,
        required: places)
    }
    try candidate.forEachTrial { trial, offset, facts in
      guard facts.stream == nil else { return }
      let question = pairs.place(of: trial.frame, at: facts.index).map {
        manners.question(of: trial, frame: $0)
      }
      compared[trial.engine]?.add(question, ComparedAnswer(trial, at: offset), frame: facts.index)
    }
    self.init(
      rule: rule,
      engines: try engines.compactMap { pair in
        try compared[pair.candidate.label]?.record(
          of: pair.baseline, with: pair.candidate, from: baseline, to: candidate, rule: rule)
      })
    pictures = pairs.pictures
    cells = pairs.cells
  }
}

extension FramePairs {
  /// - Throws: `ComparisonError.otherFrames`, or `RecordError`.
  fileprivate func requireSamePixels(_ baseline: RunFolder, _ candidate: RunFolder) throws {
    guard baseline.path != candidate.path else { return }
    let pixels = try baseline.frames.pixelHashes()
    try candidate.frames.forEachPixelHash { frame, hash in
      guard isPaired(byName: frame), let facts = baseline.frames[frame],
        let other = pixels[facts.index], other != hash
      else { return }
      throw ComparisonError.otherFrames(
        suite: FrameRecord.suite(ofFrame: frame), reason: "other pixels, as in frame \(frame)")
    }
  }
}

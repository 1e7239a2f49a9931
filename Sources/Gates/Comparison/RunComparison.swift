package import Judging
import Records
package import Tallies

/// Holds a run against an earlier one of the same frames.
///
/// The same engine gives the same answers to the same pixels, so what differs has changed. Whether that is more than
/// what any change of a reader shuffles is judged by McNemar's exact tests for each symbology, with Holm's correction.
package struct RunComparison {
  package let baseline: RunFolder
  package let candidate: RunFolder
  private let rule: ReadingRule
  private let required: RequiredFrames?
  private let pairs: FramePairs

  /// - Throws: `RecordError`, or `ComparisonError` where the runs are not of the same frames.
  package init(
    baseline: RunFolder, candidate: RunFolder, rule: ReadingRule, required: RequiredFrames? = nil
  ) throws {
    self.required = required
    self.baseline = baseline
    self.candidate = candidate
    self.rule = rule
    try baseline.run.requireSameSuites(as: candidate.run, pairsFrames: true)
    for folder in [baseline, candidate] { try folder.run.requireFinished(at: folder.path) }
    pairs = try FramePairs(baseline, candidate)
    try requireSamePixels()
  }

  /// Every engine of the runs. Each run's trials are read once.
  ///
  /// - Throws: `RecordError`, or `ComparisonError`.
  package func record() throws -> ComparisonRecord {
    let engines = try baseline.run.engines(comparedWith: candidate.run)
    var manners = MaskViewIndex()
    var answers = try RunAnswers(
      of: baseline, engines: Set(engines.map(\.baseline.label)), &manners)
    let places = try required?.places(in: candidate.frames)
    var compared: [String: AnswerComparison] = [:]
    for pair in engines {
      compared[pair.candidate.label] = AnswerComparison(
        with: answers.take(ofEngine: pair.baseline.label), frames: candidate.frames.count,
        required: places)
    }
    try candidate.forEachTrial { trial, offset, facts in
      guard facts.stream == nil else { return }
      let question = pairs.place(of: trial.frame, at: facts.index).map {
        manners.question(of: trial, frame: $0)
      }
      compared[trial.engine]?.add(question, ComparedAnswer(trial, at: offset), frame: facts.index)
    }
    var record = ComparisonRecord(
      rule: rule,
      engines: try engines.compactMap { pair in
        try compared[pair.candidate.label]?.record(
          of: pair.baseline, with: pair.candidate, from: baseline, to: candidate, rule: rule)
      })
    record.pictures = pairs.pictures
    record.cells = pairs.cells
    return record
  }

  private func requireSamePixels() throws {
    guard baseline.path != candidate.path else { return }
    let pixels = try baseline.frames.pixelHashes()
    try candidate.frames.forEachPixelHash { frame, hash in
      guard pairs.isPaired(byName: frame), let facts = baseline.frames[frame],
        let other = pixels[facts.index], other != hash
      else { return }
      throw ComparisonError.otherFrames(
        suite: FrameRecord.suite(ofFrame: frame), reason: "other pixels, as in frame \(frame)")
    }
  }
}

import Barcodes
package import Judging
import Records
import Summaries
import Tallies

extension DuelAccuracy {
  /// Names of so many frames are kept that an engine answered otherwise the second time.
  fileprivate static let mostUnstable = 100

  /// Holds the candidate's first reading against the baseline's, and each second reading against the first. Where the
  /// candidate alone answers by chance, its second reading is held against the baseline's, too.
  ///
  /// - Parameters:
  ///   - first, second: run folders that have a reading of both engines each.
  ///   - baseline, candidate: labels of the engines.
  ///   - required: frames that have to be read; nil without any.
  /// - Throws: `RecordError`, or `ComparisonError`.
  package init(
    first: String, second: String, baseline: String, candidate: String, rule: ReadingRule,
    required: RequiredFrames? = nil
  ) throws {
    let (first, second) = (try RunFolder(path: first), try RunFolder(path: second))
    let engines = (try first.run.engine(baseline), try first.run.engine(candidate))
    let labels: Set = [baseline, candidate]
    var manners = MaskViewIndex()
    func comparison(
      _ answers: [String: [Question: ComparedAnswer]], in folder: RunFolder
    ) throws -> EngineComparison {
      var comparison = AnswerComparison(
        with: answers[baseline] ?? [:], frames: folder.frames.count,
        required: try required?.places(in: folder.frames))
      for (question, answer) in answers[candidate] ?? [:] {
        comparison.add(question, answer, frame: Int(question.frame))
      }
      return try comparison.record(
        of: engines.0, with: engines.1, from: folder, to: folder, rule: rule)
    }
    let (compared, unstable) = try {
      let answers = try first.answers(of: labels, &manners)
      return (
        try comparison(answers, in: first),
        try Self.questions(of: second, labels, otherwiseThan: answers, of: first, &manners)
      )
    }()
    let isCandidateAlone = unstable[baseline] == nil && unstable[candidate] != nil
    let isWorseTwice =
      isCandidateAlone
      ? try compared.answer == .worse
        && comparison(second.answers(of: labels, &manners), in: second).answer == .worse
      : nil
    self.init(
      rule: rule,
      unstable: Dictionary(uniqueKeysWithValues: labels.map { ($0, unstable[$0] ?? []) }),
      comparison: compared, isWorseTwice: isWorseTwice)
  }

  /// By engine the first of the frames, with the masks and views, where its second answer is not its first.
  ///
  /// - Parameter answers: those of the first reading.
  private static func questions(
    of second: RunFolder, _ labels: Set<String>,
    otherwiseThan answers: [String: [Question: ComparedAnswer]], of first: RunFolder,
    _ manners: inout MaskViewIndex
  ) throws -> [String: [String]] {
    var unstable: [String: [String]] = [:]
    try second.forEachTrial { trial, offset, facts in
      guard labels.contains(trial.engine), facts.stream == nil,
        trial.timing?.isControl != true
      else { return }
      let question = first.frames[trial.frame].map {
        manners.question(of: trial, frame: $0.index)
      }
      let before = question.flatMap { answers[trial.engine]?[$0] }
      if before?.agrees(with: ComparedAnswer(trial, at: offset)) == true { return }
      unstable[trial.engine, default: []].insertAmongFirst(
        ([trial.frame] + Wording.question(mask: MaskName(trial.formatMask.name), view: trial.view))
          .joined(separator: ", "))
    }
    return unstable
  }
}

extension RunRecord {
  /// - Throws: `ComparisonError.noCommonEngine` where none has the label.
  fileprivate func engine(_ label: String) throws(ComparisonError) -> EngineRecord {
    guard let engine = engines.first(where: { $0.label == label }) else {
      throw .noCommonEngine(baseline: [label], candidate: engines.map(\.label))
    }
    return engine
  }
}

extension [String] {
  /// Keeps the first of many names, in their order, each once.
  fileprivate mutating func insertAmongFirst(_ name: String) {
    let place = firstIndex { $0 >= name } ?? count
    guard place < DuelAccuracy.mostUnstable, place == count || self[place] != name else { return }
    insert(name, at: place)
    if count > DuelAccuracy.mostUnstable { removeLast() }
  }
}

import Barcodes
package import Judging
import Records
import Summaries
import Tallies

/// The readings of both engines of a duel, two of each, in two run folders that have them both.
package struct DoubleReading {
  /// Names of so many frames are kept that an engine answered otherwise the second time.
  package static let mostUnstable = 100

  private let first: RunFolder
  private let second: RunFolder

  /// - Throws: `RecordError`.
  package init(first: String, second: String) throws {
    self.first = try RunFolder(path: first)
    self.second = try RunFolder(path: second)
  }

  /// Holds the candidate's first reading against the baseline's, and each second reading against the first. Where the
  /// candidate alone answers by chance, its second reading is held against the baseline's, too.
  ///
  /// - Parameters:
  ///   - baseline, candidate: labels of the engines.
  ///   - required: frames that have to be read; nil without any.
  /// - Throws: `RecordError`, or `ComparisonError`.
  package func accuracy(
    baseline: String, candidate: String, rule: ReadingRule, required: RequiredFrames? = nil
  ) throws -> DuelAccuracy {
    func engine(_ label: String) throws -> EngineRecord {
      guard let engine = first.run.engines.first(where: { $0.label == label }) else {
        throw ComparisonError.noCommonEngine(
          baseline: [label], candidate: first.run.engines.map(\.label))
      }
      return engine
    }
    let labels: Set = [baseline, candidate]
    var manners = MaskViewIndex()
    func comparison(_ answers: RunAnswers, in folder: RunFolder) throws -> EngineComparison {
      var comparison = AnswerComparison(
        with: answers[baseline], frames: folder.frames.count,
        required: try required?.places(in: folder.frames))
      for (question, answer) in answers[candidate] {
        comparison.add(question, answer, frame: Int(question.frame))
      }
      return try comparison.record(
        of: engine(baseline), with: engine(candidate), from: folder, to: folder, rule: rule)
    }
    let (compared, unstable) = try {
      let answers = try RunAnswers(of: first, engines: labels, &manners)
      return (try comparison(answers, in: first), try questions(otherwiseThan: answers, &manners))
    }()
    let isCandidateAlone = unstable[baseline] == nil && unstable[candidate] != nil
    let isWorseTwice =
      isCandidateAlone
      ? try compared.answer == .worse
        && comparison(RunAnswers(of: second, engines: labels, &manners), in: second).answer
          == .worse
      : nil
    return DuelAccuracy(
      rule: rule,
      unstable: Dictionary(uniqueKeysWithValues: labels.map { ($0, unstable[$0]?.names ?? []) }),
      comparison: compared, isWorseTwice: isWorseTwice)
  }

  /// By engine the frames, with the masks and views, where its second answer is not its first.
  ///
  /// - Parameter answers: those of the first reading.
  private func questions(
    otherwiseThan answers: RunAnswers, _ manners: inout MaskViewIndex
  ) throws -> [String: FirstNames] {
    var unstable: [String: FirstNames] = [:]
    try second.forEachTrial { trial, offset, facts in
      guard answers.engines.contains(trial.engine), facts.stream == nil,
        trial.timing?.isControl != true
      else { return }
      let question = first.frames[trial.frame].map {
        manners.question(of: trial, frame: $0.index)
      }
      let before = question.flatMap { answers[trial.engine][$0] }
      if before?.agrees(with: ComparedAnswer(trial, at: offset)) == true { return }
      unstable[trial.engine, default: FirstNames()].insert(
        ([trial.frame] + Wording.question(mask: MaskName(trial.formatMask.name), view: trial.view))
          .joined(separator: ", "))
    }
    return unstable
  }
}

/// The first of many names, in their order.
private struct FirstNames {
  private(set) var names: [String] = []

  mutating func insert(_ name: String) {
    let place = names.firstIndex { $0 >= name } ?? names.count
    guard place < DoubleReading.mostUnstable, place == names.count || names[place] != name else {
      return
    }
    names.insert(name, at: place)
    if names.count > DoubleReading.mostUnstable { names.removeLast() }
  }
}

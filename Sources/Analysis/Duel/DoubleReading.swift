import Barcodes
package import Judging
import Records

/// What both engines of a duel read, twice, in two run folders that have them both.
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
  /// - Throws: `RecordError`, or `ComparisonError`.
  package func accuracy(
    baseline: String, candidate: String, rule: ReadingRule
  ) throws -> DuelAccuracy {
    func engine(_ label: String) throws -> EngineRecord {
      guard let engine = first.run.engines.first(where: { $0.label == label }) else {
        throw ComparisonError.noCommonEngine(
          baseline: [label], candidate: first.run.engines.map(\.label))
      }
      return engine
    }
    let labels: Set = [baseline, candidate]
    let answers = (
      try RunAnswers(of: first, engines: labels), try RunAnswers(of: second, engines: labels)
    )
    func comparison(_ answers: RunAnswers, in folder: RunFolder) throws -> EngineComparison {
      var comparison = AnswerComparison(with: answers[baseline])
      for (question, answer) in answers[candidate] { comparison.add(question, answer) }
      return try comparison.record(
        of: engine(baseline), with: engine(candidate), in: folder, rule: rule)
    }
    let compared = try comparison(answers.0, in: first)
    var unstable: [String: [String]] = [:]
    for label in labels {
      unstable[label] = Array(
        Self.questions(answers.0[label], otherwiseIn: answers.1[label]).prefix(Self.mostUnstable))
    }
    let isCandidateAlone = unstable[baseline] == [] && unstable[candidate] != []
    return DuelAccuracy(
      rule: rule, unstable: unstable, comparison: compared,
      isWorseTwice: isCandidateAlone
        ? try compared.answer == .worse && comparison(answers.1, in: second).answer == .worse
        : nil)
  }

  /// Frames with the masks and views where an engine's second answer is not its first.
  private static func questions(
    _ first: [FrameQuestion: Answer], otherwiseIn second: [FrameQuestion: Answer]
  ) -> [String] {
    second.compactMap { question, answer in
      if first[question]?.trial.agrees(with: answer.trial) == true { return nil }
      return ([question.frame] + Wording.question(mask: question.mask.name, view: question.view))
        .joined(separator: ", ")
    }.sorted()
  }
}

import Barcodes
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
  ///   - errorRate: the family-wise probability of calling a candidate worse that reads as well, 0 to 1.
  /// - Throws: `RecordError`, or `ComparisonError`.
  package func accuracy(
    baseline: String, candidate: String, errorRate: Double
  ) throws -> DuelAccuracy {
    func engine(_ label: String) throws -> EngineRecord {
      guard let engine = first.run.engines.first(where: { $0.label == label }) else {
        throw ComparisonError.noCommonEngine(
          baseline: [label], candidate: first.run.engines.map(\.label))
      }
      return engine
    }
    func comparison(in folder: RunFolder) throws -> EngineComparison {
      try RunComparison(baseline: folder, candidate: folder, errorRate: errorRate)
        .comparison(of: engine(baseline), with: engine(candidate))
    }
    let compared = try comparison(in: first)
    var unstable: [String: [String]] = [:]
    for label in [baseline, candidate] {
      unstable[label] = try Array(
        questions(answeredOtherwiseBy: label).prefix(Self.mostUnstable))
    }
    let isCandidateAlone = unstable[baseline] == [] && unstable[candidate] != []
    return DuelAccuracy(
      errorRate: errorRate, unstable: unstable, comparison: compared,
      isWorseTwice: isCandidateAlone
        ? try compared.isWorse && comparison(in: second).isWorse : nil)
  }

  /// Frames with the masks and views where an engine's second answer is not its first.
  private func questions(answeredOtherwiseBy label: String) throws -> [String] {
    var answers: [FrameQuestion: ComparedTrial] = [:]
    try first.forEachTrial { trial, _ in
      if trial.engine == label { answers[FrameQuestion(trial)] = ComparedTrial(trial) }
    }
    var differing: [String] = []
    try second.forEachTrial { trial, _ in
      guard trial.engine == label else { return }
      let question = FrameQuestion(trial)
      if answers[question]?.agrees(with: ComparedTrial(trial)) != true {
        differing.append(
          ([question.frame] + Wording.question(mask: question.mask.name, view: question.view))
            .joined(separator: ", "))
      }
    }
    return differing.sorted()
  }
}

import Records
import Tallies

extension RunFolder {
  /// Engines' answers, by their labels, read in one pass. Frames of streams are left out: they are no independent trials, and which of
  /// them are read follows from how long reading takes.
  ///
  /// - Parameter engines: their labels.
  /// - Throws: `RecordError`.
  func answers(
    of engines: Set<String>, _ manners: inout MaskViewIndex
  ) throws -> [String: [Question: ComparedAnswer]] {
    var answers: [String: [Question: ComparedAnswer]] = [:]
    try forEachTrial { trial, offset, facts in
      guard engines.contains(trial.engine), facts.stream == nil else { return }
      let question = manners.question(of: trial, frame: facts.index)
      let answer = ComparedAnswer(trial, at: offset)
      if answer.isAnswer || answers[trial.engine]?[question] == nil {
        answers[trial.engine, default: [:]][question] = answer
      }
    }
    return answers
  }
}

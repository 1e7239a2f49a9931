import Records
import Tallies

/// The engines' answers in a run, read in one pass. Frames of streams are left out: they are no
/// independent trials, and which of them are read follows from how long reading takes.
struct RunAnswers {
  /// Their labels.
  let engines: Set<String>
  private var byEngine: [String: [Question: ComparedAnswer]] = [:]

  /// - Parameter engines: their labels.
  /// - Throws: `RecordError`.
  init(of folder: RunFolder, engines: Set<String>, _ manners: inout MaskViewIndex) throws {
    self.engines = engines
    try folder.forEachTrial { trial, offset, facts in
      guard engines.contains(trial.engine), facts.stream == nil else { return }
      let question = manners.question(of: trial, frame: facts.index)
      let answer = ComparedAnswer(trial, at: offset)
      if answer.isAnswer || byEngine[trial.engine]?[question] == nil {
        byEngine[trial.engine, default: [:]][question] = answer
      }
    }
  }

  subscript(engine: String) -> [Question: ComparedAnswer] { byEngine[engine] ?? [:] }

  /// Hands an engine's answers over.
  mutating func take(ofEngine label: String) -> [Question: ComparedAnswer] {
    byEngine.removeValue(forKey: label) ?? [:]
  }
}

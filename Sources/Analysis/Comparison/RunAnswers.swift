import Barcodes
import Records

/// What engines answered in a run, read in one pass. Frames of streams are left out: they are no independent trials, and which of
/// them are read follows from how long reading takes.
struct RunAnswers {
  private var byEngine: [String: [FrameQuestion: Answer]] = [:]

  /// - Parameter engines: their labels.
  /// - Throws: `RecordError`.
  init(of folder: RunFolder, engines: Set<String>) throws {
    try folder.forEachTrial { trial, _, facts in
      guard engines.contains(trial.engine), facts.stream == nil else { return }
      let (question, answer) = (FrameQuestion(trial), Answer(trial, facts))
      if answer.isAnswer || byEngine[trial.engine]?[question] == nil {
        byEngine[trial.engine, default: [:]][question] = answer
      }
    }
  }

  subscript(engine: String) -> [FrameQuestion: Answer] { byEngine[engine] ?? [:] }

  /// Hands an engine's answers over.
  mutating func take(ofEngine label: String) -> [FrameQuestion: Answer] {
    byEngine.removeValue(forKey: label) ?? [:]
  }
}

/// What an engine made of a frame.
struct Answer {
  /// The frame's place among the groups of the run.
  var group: Int
  var trial: ComparedTrial
  /// Whether the engine was asked. Second turns say nothing new; an engine that was given up was asked, and has no answer.
  var isAnswer: Bool

  init(_ trial: TrialRecord, _ facts: FrameFacts) {
    group = facts.group
    self.trial = ComparedTrial(trial)
    isAnswer = trial.status != .unsupported && trial.timing?.isControl != true
  }
}

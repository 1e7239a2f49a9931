import Records
import Summaries

extension FrameGroup {
  /// - Parameter engines: the run's.
  func cell(_ turn: StreamAnswers.AnswerTurn, of engines: [EngineRecord]) -> CellID {
    cell(engine: engines[turn.engine].label, mask: turn.mask, view: turn.view)
  }
}

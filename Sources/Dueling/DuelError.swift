package import Records

/// The reason that a duel cannot go on.
package enum DuelError: Error, Equatable, CustomStringConvertible {
  case noAnswer(cell: DuelCellRecord, contestant: String, frame: String, reason: String)
  case noCells
  /// The durations that an engine reports contradict the bench's clock, in the words of `fault`.
  case contradictedClock(engine: String, fault: String)

  package var description: String {
    switch self {
    case .noAnswer(_, let contestant, let frame, let reason):
      "the \(contestant) gave no answer to frame \(frame) while it was timed: \(reason)"
    case .noCells:
      "no symbology of these suites can be asked of both engines; name a suite of one that both claim"
    case .contradictedClock(let engine, let fault):
      "\(engine): \(fault) Calibrate on a quiet machine, and check the engine's clock: "
        + ShellWords.line(["scanbench", "engine", "check", engine])
    }
  }
}

import Dueling
import Summaries

/// The time limit of a duel, and the work that is planned for it.
struct DuelBound {
  let seconds: Double
  private let budget: DuelBudget
  private let frames: Int
  private let isRead: Bool
  private let cells: Int

  /// - Parameter timing: nil if nothing is timed.
  init(_ question: DuelQuestion, frames: Int, timing: LatencyDuel?) {
    budget = question.budget
    self.frames = frames
    isRead = question.parts.contains(.accuracy)
    cells = timing?.cellRecords.count ?? 0
    seconds = question.budget.seconds(cells: cells)
  }

  var secondsLeft: Double { budget.left(cells: cells) }
  var elapsed: Double { budget.elapsed }

  /// For example `at most 2 min 0 s: up to 468 frames are read twice by both, then 13 cells are
  /// timed; …`.
  var announcement: String {
    let parts = [
      // Of a symbology that an engine does not claim it is asked nothing.
      isRead ? "up to \(Wording.count(frames, "frame")) are read twice by both" : nil,
      cells > 0
        ? "\(isRead ? "then " : "")\(Wording.count(cells, "cell")) \(cells == 1 ? "is" : "are") timed"
        : nil,
    ].compactMap(\.self)
    return
      "at most \(ProgressLine.time(seconds)): \(parts.joined(separator: ", ")); --budget gives another time"
  }

  /// Reading that the time limit cut off, and the time that the rest of it would take; 0 where too little was read to tell.
  typealias CutOff = (sentence: String, missingSeconds: Double)

  /// The least share of the reading from which its whole time is told.
  private static let tellingShare = 0.02

  /// Returns what is said of reading that the time limit cut off.
  ///
  /// - Parameters:
  ///   - done: the frames done in the interrupted reading.
  ///   - reading: its number, from 0.
  func cut(afterReading done: Int, ofReading reading: Int) -> CutOff {
    let share = Double(reading * frames + done) / Double(max(1, 2 * frames))
    let missing = share < Self.tellingShare ? 0 : elapsed / share - elapsed
    let advice =
      missing > 0 ? "; reading takes some \(ProgressLine.time(elapsed + missing)) (--budget)" : ""
    return (
      "The time was over when \(Wording.count(done)) of \(Wording.count(frames, "frame")) had been read "
        + "\(reading == 0 ? "once" : "twice")\(advice).", missing
    )
  }
}

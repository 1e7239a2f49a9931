import Dueling
import Summaries

extension DuelBudget {
  /// For example `at most 2 min 0 s: up to 468 frames are read twice by both, then 13 cells are
  /// timed; …`.
  ///
  /// - Parameter frames: the number of frames to read; nil if nothing is read.
  func announcement(frames: Int?) -> String {
    let parts = [
      // Of a symbology that an engine does not claim it is asked nothing.
      frames.map { "up to \(Wording.count($0, "frame")) are read twice by both" },
      cells > 0
        ? "\(frames == nil ? "" : "then ")\(Wording.count(cells, "cell")) \(cells == 1 ? "is" : "are") timed"
        : nil,
    ].compactMap(\.self)
    return
      "at most \(ProgressLine.time(seconds)): \(parts.joined(separator: ", ")); --budget gives another time"
  }

  /// The least share of the reading from which its whole time is told.
  private static let tellingShare = 0.02

  /// Returns what is said of reading that the time limit cut off, and the time that the rest of it would take; 0 where too little was
  /// read to tell.
  ///
  /// - Parameters:
  ///   - done: the frames done in the interrupted reading.
  ///   - reading: its number, from 0.
  ///   - frames: those of a whole reading.
  func cut(
    afterReading done: Int, ofReading reading: Int, of frames: Int
  ) -> (sentence: String, missingSeconds: Double) {
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

package import Records

/// Who is told of a duel while its cells are timed, and tells it when to end.
package struct DuelObserver {
  package var isInterrupted: () -> Bool
  /// Until no block may go on.
  package var secondsLeft: () -> Double
  /// Called with each line as it is measured.
  package var write: (DuelBlockRecord) throws -> Void
  /// Called with why a cell could not be timed.
  package var failed: (DuelCellRecord, String) -> Void
  /// Called with what is going on, after each block.
  package var progress: (String) -> Void

  package init(
    isInterrupted: @escaping () -> Bool, secondsLeft: @escaping () -> Double,
    write: @escaping (DuelBlockRecord) throws -> Void,
    failed: @escaping (DuelCellRecord, String) -> Void, progress: @escaping (String) -> Void
  ) {
    self.isInterrupted = isInterrupted
    self.secondsLeft = secondsLeft
    self.write = write
    self.failed = failed
    self.progress = progress
  }
}

package import Records

/// The callbacks of a duel while its cells are timed, which also tell it when to end.
package struct DuelObserver {
  package var isInterrupted: () -> Bool
  /// The seconds until no block may go on.
  package var secondsLeft: () -> Double
  /// Called with each line as it is measured.
  package var write: (DuelBlockRecord) throws -> Void
  /// Called with a cell that could not be timed, and the reason.
  package var failed: (DuelCellRecord, String) -> Void
  /// Called after each block with a description of what is going on.
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

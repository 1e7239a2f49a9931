import Gates
import Records
import Runner

/// Blocks of cells that a duel or a calibration measures: each becomes a line of a file.
final class BlockMeasurement {
  private(set) var blocks: [DuelBlockRecord] = []
  private let path: String
  private let writer: JSONLinesWriter
  let progress: ProgressLine
  private let remedy: String

  /// - Parameters:
  ///   - folder: the folder in which `duel-blocks.jsonl` begins anew.
  ///   - unit: the unit of progress, in the plural.
  ///   - remedy: the advice after an interruption.
  /// - Throws: `RecordError`.
  init(folder: String, unit: String, remedy: String) throws {
    path = "\(folder)/\(FileName.duelBlocks)"
    writer = try JSONLinesWriter(path: path)
    progress = ProgressLine(unit: unit)
    self.remedy = remedy
  }

  func take(_ block: DuelBlockRecord) throws {
    try writer.write(block)
    blocks.append(block)
  }

  /// Runs a measurement until it ends or a signal comes, which ends the engines' processes.
  ///
  /// - Throws: `Interruption` after a signal; otherwise the errors of `body`.
  func measure(
    with engines: [EngineUnderTest], _ body: (_ isInterrupted: @escaping () -> Bool) throws -> Void
  ) throws {
    if try measure(with: engines, for: nil, body) == .interruption { throw interruption }
  }

  typealias Cause = DuelCut.Cause

  /// Runs a measurement as above, but no longer than some seconds, so that nobody waits for an
  /// engine that hangs.
  ///
  /// - Returns: what broke it off; nil if nothing did.
  /// - Throws: the errors of `body`, unless a signal came or the time was over.
  func measure(
    with engines: [EngineUnderTest], for seconds: Double?,
    _ body: (_ isInterrupted: @escaping () -> Bool) throws -> Void
  ) throws -> Cause? {
    let signals = StopSignals(ending: engines, orAfter: seconds)
    defer { signals.stopWatching() }
    let result = Result {
      try body { signals.haveCome() || signals.isTimeOver }
    }
    progress.finish()
    try writer.close()
    do {
      try result.get()
      return nil
    } catch  where signals.haveCome() {
      // Processes that were ended give no answer: their errors say nothing.
      return .interruption
    } catch  where signals.isTimeOver {
      return .time
    }
  }

  /// The error for work that has no answer without all blocks.
  var interruption: Interruption {
    Interruption(folder: path, kept: kept, remedy: remedy)
  }

  var kept: String { "\(blocks.count) blocks of cells" }
}

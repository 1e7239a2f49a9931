import Records
import Runner

/// Blocks of cells as a duel or a calibration measures them: a line of a file for each, with progress, until a signal
/// comes.
final class BlockMeasurement {
  private(set) var blocks: [DuelBlockRecord] = []
  private let path: String
  private let writer: JSONLinesWriter
  private let progress: ProgressLine
  private let remedy: String

  /// - Parameters:
  ///   - folder: where `duel-blocks.jsonl` begins anew.
  ///   - unit: of progress, in the plural.
  ///   - remedy: what to do after an interruption.
  /// - Throws: `RecordError`.
  init(folder: String, unit: String, remedy: String) throws {
    path = "\(folder)/\(FileName.duelBlocks)"
    writer = try JSONLinesWriter(path: path)
    progress = ProgressLine(unit: unit)
    self.remedy = remedy
  }

  /// Keeps a block.
  func take(_ block: DuelBlockRecord) throws {
    try writer.write(block)
    blocks.append(block)
  }

  func show(_ what: String, done: Int, of total: Int) { progress.show(what, done: done, of: total) }

  /// Lets something measure until it ends or a signal comes, which ends the engines' processes.
  ///
  /// - Throws: `Interruption` after a signal; else what `body` throws.
  func measure(
    with engines: [EngineUnderTest], _ body: (_ isInterrupted: () -> Bool) throws -> Void
  ) throws {
    let abandon = engines.map(\.abandon)
    let signals = StopSignals { for abandon in abandon { abandon() } }
    defer { signals.stopWatching() }
    let result = Result { try body(signals.haveCome) }
    progress.finish()
    try writer.close()
    do {
      try result.get()
    } catch  where error is RunInterrupted || signals.haveCome() {
      // Processes that were ended give no answer: their errors say nothing.
      throw Interruption(
        folder: path, kept: "\(blocks.count) blocks of cells", remedy: remedy)
    }
  }
}

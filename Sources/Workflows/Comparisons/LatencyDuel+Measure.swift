import Dueling
import Gates
import Judging
import Records
import Runner

extension LatencyDuel {
  /// Times both engines until every cell has its answer, the time is over, or a signal comes, and writes a line of the file for each block
  /// of a cell.
  ///
  /// - Parameter missingSeconds: the time that was lacking for what is read.
  /// - Returns: the results and, after a signal, the amount that was measured, in words.
  func measure(
    with engines: [EngineUnderTest], missingSeconds: Double, in folder: String
  ) throws -> (latency: DuelLatency, kept: String?) {
    let measurement = try BlockMeasurement(
      folder: folder, unit: "blocks of cells", remedy: DuelSession.remedy)
    var failures: [DuelCellRecord: String] = [:]
    var failure: String?
    var isWhole = true
    var cause: BlockMeasurement.Cause?
    let start = budget.elapsed
    do {
      cause = try measurement.measure(with: engines, for: budget.left) { isInterrupted in
        isWhole = try measure(
          &failures, unless: isInterrupted, write: measurement.take,
          progress: { measurement.progress.show($0, after: budget.elapsed, of: budget.seconds) })
      }
    } catch let error as EngineError {
      failure = "\(error)"
    }
    if !isWhole { cause = cause ?? .time }
    let blocks = measurement.blocks
    let latency = DuelLatency(
      rule: rule, cells: cellRecords, blocks: blocks, failures: failures,
      failure: failure,
      cut: cause.map { cause in
        // Before the first block nothing is known but what was planned.
        (
          cause: cause, elapsed: budget.elapsed + missingSeconds,
          secondsPerBlock: blocks.isEmpty
            ? budget.secondsPerBlock : (budget.elapsed - start) / Double(blocks.count),
          cellSeconds: budget.secondsPerBlock * Double(rule.secondLook)
        )
      })
    return (latency, cause == .interruption ? measurement.kept : nil)
  }
}

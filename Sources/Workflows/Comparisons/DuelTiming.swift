import Dueling
import Gates
import Judging
import Records
import Runner

/// Times both engines until every cell has its answer, the time is over, or a signal comes.
struct DuelTiming {
  let duel: LatencyDuel
  let engines: [EngineUnderTest]
  let bound: DuelBound
  /// The time that was lacking for what is read.
  let missingSeconds: Double

  /// Measures, and writes a line of the file for each block of a cell.
  ///
  /// - Returns: the results and, after a signal, the amount that was measured, in words.
  func measure(in folder: String) throws -> (latency: DuelLatency, kept: String?) {
    let measurement = try BlockMeasurement(
      folder: folder, unit: "blocks of cells", remedy: DuelSession.remedy)
    var failures: [DuelCellRecord: String] = [:]
    var failure: String?
    var isWhole = true
    var cause: BlockMeasurement.Cause?
    let start = bound.elapsed
    do {
      cause = try measurement.measure(with: engines, for: bound.secondsLeft) { isInterrupted in
        isWhole = try duel.measure(
          observedBy: DuelObserver(
            isInterrupted: isInterrupted, secondsLeft: { bound.secondsLeft },
            write: measurement.take, failed: { failures[$0] = $1 },
            progress: { measurement.progress.show($0, after: bound.elapsed, of: bound.seconds) }))
      }
    } catch let error as EngineError {
      failure = "\(error)"
    }
    if !isWhole { cause = cause ?? .time }
    let blocks = measurement.blocks
    let latency = DuelLatency(
      rule: duel.rule, cells: duel.cellRecords, blocks: blocks, failures: failures,
      failure: failure,
      cut: cause.map { cause in
        // Before the first block nothing is known but what was planned.
        DuelLatency.Break(
          cause: cause, elapsed: bound.elapsed + missingSeconds,
          secondsPerBlock: blocks.isEmpty
            ? duel.secondsPerBlock : (bound.elapsed - start) / Double(blocks.count),
          cellSeconds: duel.secondsPerBlock * Double(duel.rule.secondLook))
      })
    return (latency, cause == .interruption ? measurement.kept : nil)
  }
}

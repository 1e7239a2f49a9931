import Barcodes
import Judging
import RealModule
import Records
import Statistics

/// The latencies measured while a suite is timed in blocks, as far as they decide how to go on.
struct BlockLatencies {
  /// The subject of a ratio: frames of one size and one named condition, an engine and a mask.
  private struct BlockCell: Hashable {
    var size: Int
    var condition: String?
    var engine: String
    var mask: FormatMask
  }

  /// The logarithms of the ratios to the mask `all`, by block.
  private var logRatios: [BlockCell: [Int: [Double]]] = [:]
  /// The latencies of each engine on the current frame by mask, in nanoseconds, until paired with that of `all`.
  private var waiting: [String: [FormatMask: Double]] = [:]
  /// The latency of the last trial, in nanoseconds.
  private var last: [BlockCell: Double] = [:]

  /// - Parameter size: the index of the frame's size among those of the suite.
  mutating func add(_ trial: TrialRecord, _ frame: FrameRecord, size: Int, block: Int) {
    guard trial.timing?.isControl != true,
      let latency = Sample(trial.durationsNanoseconds.map(Double.init))?.median, latency > 0
    else { return }
    let mask = trial.formatMask
    last[cell(trial.engine, mask, frame, size)] = latency
    waiting[trial.engine, default: [:]][mask] = latency
    let known = waiting[trial.engine] ?? [:]
    guard let all = known[.all] else { return }
    for (other, latency) in mask == .all ? known : [mask: latency] where other != .all {
      logRatios[cell(trial.engine, other, frame, size), default: [:]][block, default: []]
        .append(.log(latency / all))
    }
  }

  /// Forgets what was kept to pair the turns on a frame.
  mutating func endFrame() { waiting = [:] }

  /// Returns the number of calls that make up some 10 ms, 1 to 9, by the last trial.
  func calls(engine: String, mask: FormatMask, _ frame: FrameRecord, size: Int) -> Int {
    guard let latency = last[cell(engine, mask, frame, size)] else { return 1 }
    return Int(min(max(10_000_000 / latency, 1), 9))
  }

  /// Returns true if a size has been read in as many blocks as a look takes, and all its ratios are
  /// known to the share `precision`.
  ///
  /// - Parameter looks: see `BlockEstimate.looks`.
  func arePrecise(size: Int, to precision: Double, at looks: [Int]) -> Bool {
    let cells = logRatios.filter { $0.key.size == size }
    return looks.contains(cells.values.map(\.count).max() ?? 0)
      && cells.values.allSatisfy { blocks in
        BlockEstimate(logarithmsByBlock: blocks, looks: looks.count)?
          .isPrecise(to: precision) == true
      }
  }

  /// Returns true if any ratio of a size of frames has too few blocks for an interval.
  func lackBlocks(size: Int) -> Bool {
    logRatios.contains { $0.key.size == size && $0.value.count < BlockEstimate.fewestBlocks }
  }

  private func cell(_ engine: String, _ mask: FormatMask, _ frame: FrameRecord, _ size: Int)
    -> BlockCell
  {
    BlockCell(size: size, condition: frame.namedCondition, engine: engine, mask: mask)
  }
}

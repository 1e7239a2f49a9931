import Barcodes
import Judging
import RealModule
import Records
import Statistics

/// The latencies that come in while a suite is timed in blocks, as far as they decide how to go on.
struct BlockLatencies {
  /// What a ratio is of: frames of one size and one named condition, an engine and a mask.
  private struct Cell: Hashable {
    var size: Int
    var condition: String?
    var engine: String
    var mask: FormatMask
  }

  private struct Frame: Hashable {
    var name: String
    var engine: String
  }

  /// Logarithms of the ratios to the mask `all`, by block.
  private var logRatios: [Cell: [Int: [Double]]] = [:]
  /// Of the mask `all`, by frame, and of the masks that came before it.
  private var waiting: [Frame: [FormatMask: Double]] = [:]
  /// Nanoseconds of the last trial.
  private var last: [Cell: Double] = [:]

  /// - Parameter size: the place of the frame's size among those of the suite.
  mutating func add(_ trial: TrialRecord, _ frame: FrameRecord, size: Int, block: Int) {
    guard trial.timing?.isControl != true,
      let latency = Sample(trial.durationsNanoseconds.map(Double.init))?.median, latency > 0
    else { return }
    let mask = trial.formatMask
    last[cell(trial.engine, mask, frame, size)] = latency
    var known = waiting[Frame(name: frame.frame, engine: trial.engine)] ?? [:]
    known[mask] = latency
    waiting[Frame(name: frame.frame, engine: trial.engine)] = known
    guard let all = known[.all] else { return }
    for (other, latency) in mask == .all ? known : [mask: latency] where other != .all {
      logRatios[cell(trial.engine, other, frame, size), default: [:]][block, default: []]
        .append(.log(latency / all))
    }
  }

  /// Forgets what was kept to pair the turns on a frame.
  mutating func endFrame() { waiting = [:] }

  /// How many calls make up some 10 ms, 1 to 9, by the last trial.
  func calls(engine: String, mask: FormatMask, _ frame: FrameRecord, size: Int) -> Int {
    guard let latency = last[cell(engine, mask, frame, size)] else { return 1 }
    return Int(min(max(10_000_000 / latency, 1), 9))
  }

  /// Whether a size of frames has been read in as many blocks as a look takes, and every ratio of it is known to the share
  /// `precision`.
  func arePrecise(size: Int, to precision: Double, at looks: BlockLooks) -> Bool {
    let cells = logRatios.filter { $0.key.size == size }
    return looks.counts.contains(cells.values.map(\.count).max() ?? 0)
      && cells.values.allSatisfy { blocks in
        BlockEstimate(logarithmsByBlock: blocks, looks: looks.counts.count)?
          .isPrecise(to: precision) == true
      }
  }

  /// Whether a ratio of a size of frames has too few blocks for an interval.
  func lackBlocks(size: Int) -> Bool {
    logRatios.contains { $0.key.size == size && $0.value.count < BlockEstimate.fewestBlocks }
  }

  private func cell(_ engine: String, _ mask: FormatMask, _ frame: FrameRecord, _ size: Int) -> Cell
  {
    Cell(size: size, condition: frame.namedCondition, engine: engine, mask: mask)
  }
}

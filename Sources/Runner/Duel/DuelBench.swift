import Barcodes
import CorpusRendering
package import Records
import Statistics

/// One block of a duel: fresh processes of all contestants on one core, which take turns on the same frames.
struct DuelBench {
  /// By name; each has processes of its own.
  let contestants: [(name: String, engine: EngineUnderTest)]
  /// Those that this process may use.
  let cores = ProcessorAffinity.cores()
  let seed: UInt64
  /// How long the turns of a cell go on, at least, in a block.
  let secondsPerCell: Double

  /// So long should the calls of a turn that count be together: on shared machines a core's speed changes within some
  /// 10 ms, and a round should be over before that.
  private static let nanosecondsOfTurn = 1_000_000.0
  private static let mostCalls = 100.0
  /// Calls that are shorter have one before them that is not counted: the first one of a turn finds the core's caches with
  /// what others have left there, which is fewer where both run the same file.
  private static let nanosecondsWithoutWarmup = 4_000_000.0

  /// Measures some cells, one after the other, in random order.
  ///
  /// - Parameter body: called with each cell's record.
  /// - Throws: `EngineError`, or `DuelError` where a cell cannot be timed; and what `body` throws.
  func measure(
    _ cells: [DuelCell], phase: DuelBlockRecord.Phase, block: Int, core: Int?,
    _ body: (DuelBlockRecord) throws -> Void
  ) throws {
    var random = SeededGenerator(seed: seed &+ UInt64(block) &* 0x9E37_79B9_7F4A_7C15)
    // What is started first may get other memory.
    let order = contestants.shuffled(using: &random)
    let bench = BlockBench(order.map(\.engine), core: core, cores: cores)
    defer { bench.quit() }
    try bench.start()
    let seats = zip(order.map(\.name), bench.engines).map { Seat(name: $0, engine: $1) }
    for cell in cells.shuffled(using: &random) {
      let before = MachineLoad.processorTime
      let latencies = try turns(on: cell, seats: seats, block: block, &random)
      try body(
        DuelBlockRecord(
          cell: cell.record, phase: phase, block: block, core: core, latencies: latencies,
          stealShare: before.flatMap { MachineLoad.processorTime?.stealShare(since: $0) }))
    }
  }

  /// Lets this thread run on any of its cores again.
  func releaseCore() {
    if !cores.isEmpty { ProcessorAffinity.hold(to: cores) }
  }

  private struct Seat {
    var name: String
    var engine: EngineUnderTest
  }

  /// Rounds on a cell's frames: in each, every contestant has a turn on the same frame; the next round is in the reverse
  /// order on that frame.
  private func turns(
    on cell: DuelCell, seats: [Seat], block: Int, _ random: inout SeededGenerator
  ) throws -> [String: [Double]] {
    var latencies: [String: [Double]] = [:]
    // What a process does the first time, at a size and with a mask, is no turn.
    var last = 0.0
    for seat in seats {
      last = try turn(
        of: seat, cell.frames[block % cell.frames.count], cell, warmup: 0, calls: 1)
    }
    let clock = ContinuousClock()
    let end = clock.now + .seconds(secondsPerCell)
    var round = 0
    var order = seats
    while clock.now < end || round < 2 || !round.isMultiple(of: 2) {
      let frame = cell.frames[(block + round / 2) % cell.frames.count]
      order = round.isMultiple(of: 2) ? seats.shuffled(using: &random) : order.reversed()
      let calls = Int(min(max(Self.nanosecondsOfTurn / last, 1), Self.mostCalls))
      let warmup = last < Self.nanosecondsWithoutWarmup ? 1 : 0
      for seat in order {
        last = try turn(of: seat, frame, cell, warmup: warmup, calls: calls)
        latencies[seat.name, default: []].append(last)
      }
      round += 1
    }
    return latencies
  }

  /// - Returns: the median of the calls, in nanoseconds.
  private func turn(
    of seat: Seat, _ frame: RenderedFrame, _ cell: DuelCell, warmup: Int, calls: Int
  ) throws -> Double {
    let record = frame.record
    guard let mask = cell.mask.mask(for: record.codes.map(\.symbology)) else { return .nan }
    let trial = seat.engine.trial(
      of: frame.image, record, mask: mask, warmup: warmup, repeats: calls, isTimed: true)
    let durations = trial.durationsNanoseconds.map(Double.init)
    guard trial.status == .ok, let latency = Sample(durations)?.median, latency > 0 else {
      throw DuelError.noAnswer(
        cell: cell.record, contestant: seat.name, frame: record.frame,
        reason: trial.message ?? "it reports a duration of 0")
    }
    return latency
  }
}

/// A duel that cannot go on.
package enum DuelError: Error, Equatable, CustomStringConvertible {
  case noAnswer(cell: DuelCellRecord, contestant: String, frame: String, reason: String)
  case noCells

  package var description: String {
    switch self {
    case .noAnswer(_, let contestant, let frame, let reason):
      "the \(contestant) gave no answer to frame \(frame) while it was timed: \(reason)"
    case .noCells:
      "no symbology of these suites can be asked of both engines; name a suite of one that both claim"
    }
  }
}

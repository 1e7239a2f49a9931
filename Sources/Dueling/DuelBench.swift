import Barcodes
import CorpusRendering
import Judging
import Records
import Runner
import Statistics
import Suites

/// One block of a duel: fresh processes of all contestants on one core share frames in turns.
struct DuelBench {
  /// The contestants by name; each has processes of its own.
  let contestants: [TimedArm]
  /// The cores that this process may use.
  let cores = ProcessorAffinity.cores()
  let seed: UInt64
  /// The least duration of a cell's turns in a block.
  let secondsPerCell: Double

  /// The intended duration of a turn's counted calls: a round should be over before a shared
  /// machine's core changes its speed, within some 10 ms.
  private static let nanosecondsOfTurn = 1_000_000.0
  private static let mostCalls = 100.0
  /// The latency below which an uncounted call precedes a turn, whose first call finds in the
  /// core's caches what others left there: less if both run the same file.
  private static let nanosecondsWithoutWarmup = 4_000_000.0
  /// The rounds on a frame, in pairs of opposite order: the median holds if two are disturbed.
  private static let roundsOfFrame = 6

  /// Measures some cells in random order; `started` is called when processes have started.
  ///
  /// - Throws: `EngineError`, `DuelError` if a cell cannot be timed, and the errors of `body`.
  func measure(
    _ cells: [DuelCell], phase: DuelBlockRecord.Phase, block: Int, core: Int?,
    started: () -> Void = {}, _ body: (DuelCell, DuelBlockRecord) throws -> Void
  ) throws {
    var random = SeededGenerator(seed: seed &+ UInt64(block) &* 0x9E37_79B9_7F4A_7C15)
    // To processes that have read the frames of other cells none of them may be new.
    let seen = cells.filter { $0.group != .first }
    for cells in [seen] + cells.filter({ $0.group == .first }).map({ [$0] }) where !cells.isEmpty {
      try measure(
        cells, phase: phase, block: block, core: core, &random, started: started, body)
    }
  }

  /// Measures some cells with the same processes.
  private func measure(
    _ cells: [DuelCell], phase: DuelBlockRecord.Phase, block: Int, core: Int?,
    _ random: inout SeededGenerator, started: () -> Void,
    _ body: (DuelCell, DuelBlockRecord) throws -> Void
  ) throws {
    // What is started first may get other memory.
    let order = contestants.shuffled(using: &random)
    let bench = BlockBench(order.map(\.engine), core: core, cores: cores)
    defer { bench.quit() }
    try bench.start()
    started()
    let arms = zip(order, bench.engines).map { TimedArm(name: $0.name, engine: $1) }
    var shown: Set<String> = []
    for cell in cells.shuffled(using: &random) {
      let before = MachineLoad.current
      let timing = try turns(on: cell, arms: arms, &shown, &random)
      try body(
        cell,
        DuelBlockRecord(
          cell: cell.record, phase: phase, group: cell.group?.rawValue, block: block, core: core,
          latenciesNanoseconds: timing.latencies, frames: timing.frames,
          stealShare: before.flatMap { MachineLoad.current?.stealShare(since: $0) },
          clockFaults: timing.faults.isEmpty ? nil : timing.faults))
    }
  }

  /// Lets this thread run on any of its cores again.
  func releaseCore() {
    if !cores.isEmpty { ProcessorAffinity.hold(to: cores) }
  }

  typealias TimedArm = (name: String, engine: EngineUnderTest)

  /// Runs rounds on the cell's next frames until the block's time is over: in each, every
  /// contestant has a turn on the same frame; the next is in the reverse order. The first frame has
  /// fewer, but at least two, if its calls are long. `shown` are the frames that the processes have
  /// seen.
  ///
  /// - Returns: the latency of each round by contestant, in nanoseconds, the frames in their order, and the faults of clocks.
  ///
  /// One function: what is carried on from turn to turn would be handed to and fro.
  private func turns(
    on cell: DuelCell, arms: [TimedArm], _ shown: inout Set<String>,
    _ random: inout SeededGenerator
  ) throws -> (
    latencies: [String: [Double]], frames: [DuelFrameRecord], faults: [DuelClockFault]
  ) {
    var latencies: [String: [Double]] = [:]
    var frames: [DuelFrameRecord] = []
    var watch = DuelClock()
    // What a process does the first time, at a size and with a mask, is no turn.
    var before = cell.deck.farthest.frame
    shown.insert(before.record.frame)
    var last = 0.0
    for arm in arms { last = try turn(of: arm, before, cell, calls: 1).latency }
    let end = ContinuousClock.now + .seconds(secondsPerCell)
    var order = arms
    repeat {
      let card = cell.deck.next()
      let isNew = shown.insert(card.frame.record.frame).inserted
      var firstCalls: [String: Double]? = isNew ? [:] : nil
      var round = 0
      var isRead = true
      while round < Self.roundsOfFrame,
        round < 2 || !round.isMultiple(of: 2)
          || !frames.isEmpty || ContinuousClock.now < end
      {
        order = round.isMultiple(of: 2) ? arms.shuffled(using: &random) : order.reversed()
        let calls = Int(min(max(Self.nanosecondsOfTurn / last, 1), Self.mostCalls))
        let warmup = last < Self.nanosecondsWithoutWarmup ? 1 : 0
        let isFirst = isNew && round == 0
        for arm in order {
          // What others have left in the caches would be in a first call, too.
          if isFirst, warmup > 0 { _ = try turn(of: arm, before, cell, calls: 1) }
          let turn = try turn(of: arm, card.frame, cell, warmup: warmup, calls: calls)
          watch.add(turn, of: arm.name, isFirst: isFirst)
          latencies[arm.name, default: []].append(turn.latency)
          if firstCalls?[arm.name] == nil { firstCalls?[arm.name] = turn.firstCall }
          last = turn.latency
          if arm.name == Arm.baseline { isRead = turn.isRead }
        }
        round += 1
      }
      let groups = card.groups + [isRead ? .read : .unread]
      frames.append(
        DuelFrameRecord(
          frame: card.frame.record.frame, rounds: round, groups: groups.map(\.rawValue).sorted(),
          firstCallNanoseconds: firstCalls))
      before = card.frame
    } while ContinuousClock.now < end
    return (latencies, frames, try faults(watch, latencies, on: cell, before, order))
  }

  /// Returns the faults of clocks that contradict the bench's, after further turns if suspicious.
  private func faults(
    _ watch: DuelClock, _ latencies: [String: [Double]], on cell: DuelCell,
    _ frame: RenderedFrame, _ arms: [TimedArm]
  ) throws -> [DuelClockFault] {
    let faults = watch.faults + watch.recollections
    guard faults.isEmpty, watch.isSuspicious else { return faults }
    let calls = latencies.compactMapValues {
      Sample($0).map { DuelClockProbe.calls(latency: $0.median) }
    }
    return try probe(cell, frame, arms, calls: calls).faults
  }

  /// Takes turns of one call and of many with every contestant.
  private func probe(
    _ cell: DuelCell, _ frame: RenderedFrame, _ arms: [TimedArm], calls: [String: Int]
  ) throws -> DuelClockProbe {
    var probe = DuelClockProbe(frame: frame.record.frame)
    for _ in 0..<DuelClockProbe.rounds {
      for arm in arms {
        let few = try turn(of: arm, frame, cell, calls: 1)
        let many = try turn(of: arm, frame, cell, calls: calls[arm.name] ?? 5)
        probe.add(few: few, many: many, of: arm.name)
      }
    }
    return probe
  }

  /// Takes a turn, and again if its durations contradict the round trip: a busy machine does that
  /// once, a wrong clock every time. The first call is that of the first attempt.
  ///
  /// - Parameter warmup: the number of calls before those that count.
  private func turn(
    of arm: TimedArm, _ frame: RenderedFrame, _ cell: DuelCell, warmup: Int = 0, calls: Int
  ) throws -> DuelTurn {
    let record = frame.record
    let mask = cell.mask.mask(for: record.codes.map(\.symbology)) ?? []
    var first: DuelTurn?
    for attempt in 1...ClockRule.tries {
      let trial = arm.engine.trial(
        of: frame.image, record, mask: mask, warmup: 0, repeats: warmup + calls, isTimed: true)
      guard trial.status == .ok, var turn = DuelTurn(trial, warmup: warmup) else {
        throw DuelError.noAnswer(
          cell: cell.record, contestant: arm.name, frame: record.frame,
          reason: trial.message ?? "it claims too little to be asked")
      }
      if let first { turn.firstCall = first.firstCall }
      if turn.fault == nil || attempt == ClockRule.tries { return turn }
      first = first ?? turn
    }
    preconditionFailure("a turn is tried at least once")
  }
}

package import CorpusRendering
package import Judging
package import Records

/// Measures two engines side by side, in blocks of fresh processes on one core, until each cell has its answer.
package struct LatencyDuel {
  package let rule: DuelRule
  private let cells: [DuelCell]
  private let bench: DuelBench

  /// Renders the frames.
  ///
  /// - Parameters:
  ///   - masks: instead of the suites' own.
  ///   - secondsPerBlock: how long the turns of a cell go on in a block.
  /// - Throws: `DuelError.noCells`, `PlanningError`, `CorpusError` or `PNGError`.
  package init(
    baseline: EngineUnderTest, candidate: EngineUnderTest, inputs: [RunInput],
    masks: [MaskChoice]?, rule: DuelRule, secondsPerBlock: Double, seed: UInt64, jobs: Int
  ) throws {
    self.rule = rule
    cells = try DuelCell.cells(
      of: inputs, masks: masks, contestants: [baseline, candidate], seed: seed,
      jobs: jobs)
    guard !cells.isEmpty else { throw DuelError.noCells }
    bench = DuelBench(
      contestants: [
        (Arm.baseline, baseline), (Arm.aaControl, baseline),
        (Arm.candidate, candidate),
      ], seed: seed,
      secondsPerCell: secondsPerBlock)
  }

  package var cellRecords: [DuelCellRecord] { cells.map(\.record) }

  /// Measures, handing on what each block says. A cell on which an engine gives no answer is measured no further.
  ///
  /// - Parameters:
  ///   - write: called with each line as it is measured.
  ///   - progress: called after each block with what is going on, how many blocks of cells are done, and how many
  ///     there will be at most before the next look.
  /// - Returns: why cells could not be timed.
  /// - Throws: `EngineError`, `RunInterrupted`, and what `write` throws.
  package func measure(
    unless isInterrupted: () -> Bool = { false }, write: (DuelBlockRecord) throws -> Void,
    progress: (_ what: String, _ done: Int, _ total: Int) -> Void = { _, _, _ in }
  ) throws -> [DuelCellRecord: String] {
    defer { bench.releaseCore() }
    var state = State()
    func blocks(
      of cells: [DuelCell], _ phase: DuelBlockRecord.Phase, looks: [Int], core: Int?,
      decided: (_ blocks: [[DuelBlock]]) -> [DuelDecision]
    ) throws -> [[DuelBlock]] {
      try self.blocks(
        of: cells, phase, looks: looks, core: core, &state, decided: decided,
        unless: isInterrupted, write: write, progress: progress)
    }
    let core = MachineLoad.idlest(of: bench.cores)
    let decisions = rule.decisions(
      on: try blocks(
        of: cells, .look, looks: rule.looks, core: core, decided: rule.decisions(on:)))
    guard !decisions.contains(where: { $0.answer == .environment }) else { return state.failures }
    let claimed = zip(cells, decisions).flatMap { cell, decision in
      decision.claims.compactMap(cell.restricted(to:))
    }
    guard !claimed.isEmpty else { return state.failures }
    let other = MachineLoad.idlest(of: bench.cores.filter { $0 != core }) ?? core
    _ = try blocks(
      of: claimed, .confirmation, looks: rule.confirmationLooks, core: other,
      decided: rule.confirmations(by:))
    return state.failures
  }

  /// How far a duel is.
  private struct State {
    /// Why cells could not be timed.
    var failures: [DuelCellRecord: String] = [:]
    /// Of each cell, whose clock contradicts in each of its blocks.
    var contradicted: [DuelCellRecord: [Set<String>]] = [:]
    /// Blocks of cells.
    var done = 0
  }

  /// Measures the cells that are undecided at each look; none where the machine cannot be trusted.
  private func blocks(
    of cells: [DuelCell], _ phase: DuelBlockRecord.Phase, looks: [Int], core: Int?,
    _ state: inout State, decided: (_ blocks: [[DuelBlock]]) -> [DuelDecision],
    unless isInterrupted: () -> Bool, write: (DuelBlockRecord) throws -> Void,
    progress: (_ what: String, _ done: Int, _ total: Int) -> Void
  ) throws -> [[DuelBlock]] {
    var blocks = cells.map { _ in [DuelBlock]() }
    var measured = 0
    for look in looks {
      // Where a clock is wrong, nothing more is to be learnt.
      if state.contradicted.values.contains(where: { DuelClockRule.contradicted($0) != nil }) {
        break
      }
      let decisions = decided(blocks)
      guard !decisions.contains(where: { $0.answer == .environment }) else { break }
      let open = cells.indices.filter { decisions[$0].answer == nil }
      for block in measured..<look {
        guard !isInterrupted() else { throw RunInterrupted() }
        let timed = open.map { cells[$0] }.filter { state.failures[$0.record] == nil }
        guard !timed.isEmpty else { return blocks }
        let failed = try measure(
          timed, phase: phase, block: block, core: core, unless: isInterrupted
        ) { cell, record in
          try write(record)
          state.contradicted[record.cell, default: []].append(
            Set((record.clockFaults ?? []).map(\.contestant)))
          if let place = cells.firstIndex(where: cell.isSame(as:)) {
            record.judged.map { blocks[place].append($0) }
          }
          state.done += 1
        }
        state.failures.merge(failed) { $1 }
        progress(
          phase == .look ? "block \(block + 1)" : "confirmation", state.done,
          state.done + timed.count * (look - block - 1))
      }
      measured = look
    }
    return blocks
  }

  /// Measures a block of some cells, with fresh processes after one of them has failed.
  ///
  /// - Returns: why cells could not be timed.
  private func measure(
    _ cells: [DuelCell], phase: DuelBlockRecord.Phase, block: Int, core: Int?,
    unless isInterrupted: () -> Bool, _ take: (DuelCell, DuelBlockRecord) throws -> Void
  ) throws -> [DuelCellRecord: String] {
    var failures: [DuelCellRecord: String] = [:]
    var waiting = cells
    while !waiting.isEmpty {
      do {
        try bench.measure(waiting, phase: phase, block: block, core: core) { cell, record in
          guard !isInterrupted() else { throw RunInterrupted() }
          try take(cell, record)
          waiting.removeAll(where: cell.isSame(as:))
        }
      } catch let error as DuelError {
        guard !isInterrupted() else { throw RunInterrupted() }
        guard case .noAnswer(let cell, _, _, _) = error else { throw error }
        failures[cell] = "\(error)"
        waiting.removeAll { $0.record == cell }
      }
    }
    return failures
  }
}

extension DuelBlockRecord {
  /// What it says of the candidate.
  fileprivate var judged: DuelBlock? {
    DuelBlock(
      latencies: latencies,
      frames: (frames ?? []).map {
        FrameRounds(
          name: $0.frame, groups: $0.groups, rounds: $0.rounds, firstCalls: $0.firstCalls)
      })?
      .telling(of: group.map(FrameSubset.init))
  }
}

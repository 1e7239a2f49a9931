package import CorpusRendering
package import Judging
package import Records

/// Measures two engines side by side, in blocks of fresh processes on one core, until each cell has its answer.
package struct LatencyDuel {
  package let rule: DuelRule
  private let cells: [DuelCell]
  private let bench: DuelBench
  private let cores: [Int]

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
      of: inputs, masks: masks, contestants: [baseline, candidate], jobs: jobs)
    guard !cells.isEmpty else { throw DuelError.noCells }
    cores = ProcessorAffinity.cores()
    bench = DuelBench(
      contestants: [
        (Contestant.baseline, baseline), (Contestant.copy, baseline),
        (Contestant.candidate, candidate),
      ], cores: cores, seed: seed,
      secondsPerCell: secondsPerBlock)
  }

  package var cellRecords: [DuelCellRecord] { cells.map(\.record) }

  /// Measures, handing on what each block says.
  ///
  /// - Parameters:
  ///   - write: called with each line as it is measured.
  ///   - progress: called after each block with what is going on, how many blocks of cells are done, and how many
  ///     there will be at most before the next look.
  /// - Throws: `EngineError`, `DuelError`, `RunInterrupted`, and what `write` throws.
  package func measure(
    unless isInterrupted: () -> Bool = { false }, write: (DuelBlockRecord) throws -> Void,
    progress: (_ what: String, _ done: Int, _ total: Int) -> Void = { _, _, _ in }
  ) throws {
    defer { if !cores.isEmpty { ProcessorAffinity.hold(to: cores) } }
    let core = MachineLoad.idlest(of: cores)
    var blocks = cells.map { _ in [DuelBlock]() }
    var done = 0
    func measure(
      _ open: [Int], _ phase: DuelBlockRecord.Phase, block: Int, core: Int?,
      into blocks: inout [[DuelBlock]]
    ) throws {
      guard !isInterrupted() else { throw RunInterrupted() }
      try bench.measure(open.map { cells[$0] }, phase: phase, block: block, core: core) { record in
        guard !isInterrupted() else { throw RunInterrupted() }
        try write(record)
        if let cell = cells.firstIndex(where: { $0.record == record.cell }),
          let block = DuelBlock(latencies: record.latencies)
        {
          blocks[cell].append(block)
        }
        done += 1
      }
    }
    var measured = 0
    for look in rule.looks {
      let open = openCells(blocks)
      guard !open.isEmpty else { break }
      for block in measured..<look {
        try measure(open, .look, block: block, core: core, into: &blocks)
        progress("block \(block + 1)", done, done + open.count * (look - block - 1))
      }
      measured = look
    }
    let decisions = rule.decisions(on: blocks)
    let worse = cells.indices.filter { decisions[$0].answer == .worse }
    guard !worse.isEmpty, !decisions.contains(where: { $0.answer == .environment }) else { return }
    let other = MachineLoad.idlest(of: cores.filter { $0 != core }) ?? core
    var confirming = cells.map { _ in [DuelBlock]() }
    measured = 0
    for look in rule.confirmationLooks {
      let open = worse.filter { rule.confirmation(by: confirming[$0]).answer == nil }
      guard !open.isEmpty else { break }
      for block in measured..<look {
        try measure(open, .confirmation, block: block, core: other, into: &confirming)
        progress("confirmation", done, done + open.count * (look - block - 1))
      }
      measured = look
    }
  }

  /// Cells that need more blocks; none where the machine cannot be trusted.
  private func openCells(_ blocks: [[DuelBlock]]) -> [Int] {
    let decisions = rule.decisions(on: blocks)
    guard !decisions.contains(where: { $0.answer == .environment }) else { return [] }
    return cells.indices.filter { decisions[$0].answer == nil }
  }
}

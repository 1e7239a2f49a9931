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
      of: inputs, masks: masks, contestants: [baseline, candidate], jobs: jobs)
    guard !cells.isEmpty else { throw DuelError.noCells }
    bench = DuelBench(
      contestants: [
        (Contestant.baseline, baseline), (Contestant.copy, baseline),
        (Contestant.candidate, candidate),
      ], seed: seed,
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
    defer { bench.releaseCore() }
    var done = 0
    /// Measures the cells that are open at each look.
    func blocks(
      _ phase: DuelBlockRecord.Phase, looks: [Int], core: Int?,
      open: (_ blocks: [[DuelBlock]]) -> [Int]
    ) throws -> [[DuelBlock]] {
      var blocks = cells.map { _ in [DuelBlock]() }
      var measured = 0
      for look in looks {
        let open = open(blocks)
        guard !open.isEmpty else { break }
        for block in measured..<look {
          guard !isInterrupted() else { throw RunInterrupted() }
          try bench.measure(open.map { cells[$0] }, phase: phase, block: block, core: core) {
            record in
            guard !isInterrupted() else { throw RunInterrupted() }
            try write(record)
            if let cell = cells.firstIndex(where: { $0.record == record.cell }),
              let block = DuelBlock(latencies: record.latencies)
            {
              blocks[cell].append(block)
            }
            done += 1
          }
          progress(
            phase == .look ? "block \(block + 1)" : "confirmation", done,
            done + open.count * (look - block - 1))
        }
        measured = look
      }
      return blocks
    }
    let core = MachineLoad.idlest(of: bench.cores)
    let decisions = rule.decisions(
      on: try blocks(.look, looks: rule.looks, core: core, open: openCells))
    let worse = cells.indices.filter { decisions[$0].answer == .worse }
    guard !worse.isEmpty, !decisions.contains(where: { $0.answer == .environment }) else { return }
    let other = MachineLoad.idlest(of: bench.cores.filter { $0 != core }) ?? core
    _ = try blocks(.confirmation, looks: rule.confirmationLooks, core: other) { blocks in
      worse.filter { rule.confirmation(by: blocks[$0]).answer == nil }
    }
  }

  /// Cells that need more blocks; none where the machine cannot be trusted.
  private func openCells(_ blocks: [[DuelBlock]]) -> [Int] {
    let decisions = rule.decisions(on: blocks)
    guard !decisions.contains(where: { $0.answer == .environment }) else { return [] }
    return cells.indices.filter { decisions[$0].answer == nil }
  }
}

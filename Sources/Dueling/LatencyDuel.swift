package import Judging
package import Records
package import Runner
package import Suites

/// A side-by-side timing of two engines, in blocks of fresh processes on one core, until each cell
/// has its answer or time is over.
package struct LatencyDuel {
  package let rule: DuelRule
  /// The time for all of the duel, which knows the number of its cells.
  package let budget: DuelBudget
  private let cells: [DuelCell]
  private let bench: DuelBench

  /// Renders the frames.
  ///
  /// - Parameters:
  ///   - masks: the masks to use instead of the suites' own.
  /// - Throws: `DuelError.noCells`, `PlanningError`, `CorpusError` or `PNGError`.
  package init(
    baseline: EngineUnderTest, candidate: EngineUnderTest, inputs: [RunInput],
    masks: [MaskChoice]?, rule: DuelRule, budget: DuelBudget, seed: UInt64, jobs: Int
  ) throws {
    self.rule = rule
    cells = try DuelCell.cells(
      of: inputs, masks: masks, contestants: [baseline, candidate], seed: seed,
      jobs: jobs)
    guard !cells.isEmpty else { throw DuelError.noCells }
    var budget = budget
    budget.cells = cells.count
    self.budget = budget
    bench = DuelBench(
      contestants: [
        (Arm.baseline, baseline), (Arm.aaControl, baseline),
        (Arm.candidate, candidate),
      ], seed: seed,
      secondsPerCell: budget.secondsPerBlock)
  }

  package var cellRecords: [DuelCellRecord] { cells.map(\.record) }

  /// Measures, handing on each block, and returns true if there was time for all cells. A cell is
  /// measured no further if an engine gives no answer, or there is no time up to its next look.
  ///
  /// - Parameters:
  ///   - failures: the cells that could not be timed, with the reasons; also of what ends with an error.
  ///   - write: called with each line as it is measured.
  ///   - progress: called after each block with a description of what is going on.
  /// - Throws: `EngineError`, `RunInterrupted`, and the errors of `write`.
  package func measure(
    _ failures: inout [DuelCellRecord: String], unless isInterrupted: @escaping () -> Bool,
    write: @escaping (DuelBlockRecord) throws -> Void, progress: @escaping (String) -> Void
  ) throws -> Bool {
    let course = DuelCourse(
      bench: bench, budget: budget, unless: isInterrupted, write: write, progress: progress)
    defer {
      bench.releaseCore()
      failures = course.failures
    }
    let core = MachineLoad.idlest(of: bench.cores)
    let decisions = rule.decisions(
      on: try course.blocks(
        of: cells, .look, looks: rule.looks, core: core, decided: rule.decisions(on:),
        reserve: { course.confirmationSeconds($0, cells, looks: rule.confirmationLooks, open: $1) }
      ))
    guard !decisions.contains(where: { $0.answer == .environment }) else { return course.isWhole }
    // Where there is not the time for all, what is surest comes first.
    let claimed = zip(cells, decisions).sorted { $0.1.leastPValue < $1.1.leastPValue }.flatMap {
      cell, decision in decision.claims.compactMap(cell.restricted(to:))
    }
    guard !claimed.isEmpty else { return course.isWhole }
    let other = MachineLoad.idlest(of: bench.cores.filter { $0 != core }) ?? core
    _ = try course.blocks(
      of: claimed, .confirmation, looks: rule.confirmationLooks, core: other,
      decided: rule.confirmations(by:), reserve: { _, _ in 0 })
    return course.isWhole
  }
}

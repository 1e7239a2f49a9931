import Judging
package import Records
package import Runner

/// An engine timed against itself and against slower copies of itself, in blocks as in a duel.
package struct Calibration {
  private let cells: [DuelCell]
  private let bench: DuelBench

  /// Renders the frames of the first cell of the inputs.
  ///
  /// - Parameters:
  ///   - engine: the engine, wrapped without delay.
  ///   - slowed: the same engine with delays, by name.
  ///   - secondsPerBlock: the seconds of a block's turns, for a duel of three contestants.
  /// - Throws: `DuelError.noCells`, `PlanningError`, `CorpusError` or `PNGError`.
  package init(
    engine: EngineUnderTest, slowed: [(name: String, engine: EngineUnderTest)],
    inputs: [RunInput], secondsPerBlock: Double, seed: UInt64, jobs: Int
  ) throws {
    cells = try Array(
      DuelCell.cells(of: inputs, masks: nil, contestants: [engine], seed: seed, jobs: jobs)
        .prefix(1))
    guard !cells.isEmpty else { throw DuelError.noCells }
    let contestants = [(Arm.baseline, engine), (Arm.aaControl, engine)] + slowed
    bench = DuelBench(
      contestants: contestants, seed: seed,
      // As many rounds as in a duel of three.
      secondsPerCell: secondsPerBlock * Double(contestants.count) / 3)
  }

  package var cell: DuelCellRecord { cells[0].record }

  /// Measures blocks until the time is over, on each core in turn.
  ///
  /// - Parameter body: called with each block, and the share of the time that has passed.
  /// - Throws: `EngineError`, `DuelError`, `RunInterrupted`, and the errors of `body`.
  package func measure(
    for budget: Duration, unless isInterrupted: () -> Bool = { false },
    _ body: (DuelBlockRecord, _ share: Double) throws -> Void
  ) throws {
    defer { bench.releaseCore() }
    let start = ContinuousClock.now
    var block = 0
    while ContinuousClock.now - start < budget {
      let core = bench.cores.isEmpty ? nil : bench.cores[block % bench.cores.count]
      try bench.measure(cells, phase: .look, block: block, core: core) { _, record in
        guard !isInterrupted() else { throw RunInterrupted() }
        try body(record, min(1, (ContinuousClock.now - start) / budget))
      }
      block += 1
    }
  }
}

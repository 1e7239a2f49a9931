import Judging
import Records
import Runner

/// The course of a duel's timing: which cells have blocks next, and why others do not.
final class DuelCourse {
  private let bench: DuelBench
  private let budget: DuelBudget
  private let isInterrupted: () -> Bool
  private let write: (DuelBlockRecord) throws -> Void
  private let progress: (String) -> Void
  private var schedule: DuelSchedule
  /// The cells that could not be timed, with the reasons.
  private(set) var failures: [DuelCellRecord: String] = [:]
  /// The contestants whose clock contradicts in each block of a cell.
  private var contradicted: [DuelCellRecord: [Set<String>]] = [:]
  /// True if no cell was left out for lack of time.
  private(set) var isWhole = true

  init(
    bench: DuelBench, budget: DuelBudget, unless isInterrupted: @escaping () -> Bool,
    write: @escaping (DuelBlockRecord) throws -> Void, progress: @escaping (String) -> Void
  ) {
    (self.bench, self.budget) = (bench, budget)
    (self.isInterrupted, self.write, self.progress) = (isInterrupted, write, progress)
    schedule = DuelSchedule(secondsPerBlock: bench.secondsPerCell)
  }

  /// Returns the seconds to confirm what seems worse, and one of the cells that are still open.
  func confirmationSeconds(
    _ decisions: [DuelDecision], _ cells: [DuelCell], looks: [Int], open: [Int]
  ) -> Double {
    func seconds(_ cell: Int) -> Double {
      schedule.seconds(cells[cell].record, blocks: looks.last ?? 0)
    }
    let claimed = cells.indices.reduce(0.0) {
      $0 + Double(decisions[$1].claims.count) * seconds($1)
    }
    return claimed + (open.map(seconds).max() ?? 0)
  }

  /// Measures the cells that are undecided at each look; none if the machine cannot be trusted.
  ///
  /// A cell without time up to its next look has no further blocks: decisions are made only at the
  /// planned looks, so that leaving blocks out cannot make anything *worse*.
  ///
  /// - Parameter reserve: returns the seconds to leave, by the decisions and the open cells.
  func blocks(
    of cells: [DuelCell], _ phase: DuelBlockRecord.Phase, looks: [Int], core: Int?,
    decided: (_ blocks: [[DuelBlock]]) -> [DuelDecision],
    reserve: (_ decisions: [DuelDecision], _ open: [Int]) -> Double
  ) throws -> [[DuelBlock]] {
    var blocks = cells.map { _ in [DuelBlock]() }
    var measured = 0
    var going = Array(cells.indices)
    for look in looks {
      // Where a clock is wrong, nothing more is to be learnt.
      if contradicted.values.contains(where: { ClockRule.contradicted($0) != nil }) { break }
      let decisions = decided(blocks)
      guard !decisions.contains(where: { $0.answer == .environment }) else { break }
      going = going.filter { decisions[$0].answer == nil && failures[cells[$0].record] == nil }
        .sorted { decisions[$0].leastPValue < decisions[$1].leastPValue }
      let kept = reserve(decisions, going)
      for block in measured..<look {
        guard !isInterrupted() else { throw RunInterrupted() }
        let allowance = block == measured ? DuelSchedule.allowance : 1
        let timed = schedule.fitting(
          going, blocks: look - block, in: (budget.left - kept) / allowance
        ) { cells[$0].record }
        isWhole = isWhole && timed.count == going.count
        going = timed.filter { failures[cells[$0].record] == nil }
        guard !going.isEmpty else { return blocks }
        let name = phase == .look ? "block \(block + 1)" : "confirmation, block \(block + 1)"
        try measure(going.map { cells[$0] }, phase: phase, block: block, core: core) {
          cell, record in
          if let place = cells.firstIndex(where: cell.isSame(as:)), let judged = record.judged {
            blocks[place].append(judged)
          }
        }
        progress(name)
      }
      measured = look
    }
    return blocks
  }

  /// Measures a block of some cells, with fresh processes after one of them has failed.
  private func measure(
    _ cells: [DuelCell], phase: DuelBlockRecord.Phase, block: Int, core: Int?,
    _ take: (DuelCell, DuelBlockRecord) -> Void
  ) throws {
    var waiting = cells
    var start = ContinuousClock.now
    func lap() -> Double {
      defer { start = ContinuousClock.now }
      return (ContinuousClock.now - start) / .seconds(1)
    }
    func end(_ cell: DuelCell, _ record: DuelBlockRecord) throws {
      guard !isInterrupted() else { throw RunInterrupted() }
      try write(record)
      contradicted[record.cell, default: []].append(
        Set((record.clockFaults ?? []).map(\.contestant)))
      take(cell, record)
      waiting.removeAll(where: cell.isSame(as:))
      schedule.add(record.cell, seconds: lap())
    }
    while !waiting.isEmpty {
      do {
        try bench.measure(
          waiting, phase: phase, block: block, core: core,
          started: { schedule.addStart(seconds: lap()) }, end)
      } catch let error as DuelError {
        guard !isInterrupted() else { throw RunInterrupted() }
        guard case .noAnswer(let cell, _, _, _) = error else { throw error }
        failures[cell] = "\(error)"
        waiting.removeAll { $0.record == cell }
      }
    }
  }
}

extension DuelBlockRecord {
  /// The block as evidence on the candidate.
  fileprivate var judged: DuelBlock? {
    DuelBlock(
      latencies: latenciesNanoseconds,
      frames: (frames ?? []).map {
        FrameRounds(
          name: $0.frame, groups: $0.groups, rounds: $0.rounds, firstCalls: $0.firstCallNanoseconds)
      })?
      .telling(of: group.map(FrameSubset.init))
  }
}

import Foundation
package import Judging
package import Records
import Statistics

extension DuelSimulation {
  /// The 5th and 95th percentile of the share of duels that are called worse, over resamplings of the blocks.
  fileprivate func worseRange(
    resamplings: Int = 99, duels: Int = 200, using random: inout SeededGenerator,
    drawn: (_ share: Double) -> Void
  ) -> (lower: Double, upper: Double) {
    let shares = (0..<resamplings).map { number in
      drawn(Double(number) / Double(resamplings))
      let said = resampled(using: &random).run(duels: duels, using: &random)
      return Double(said.answers[.worse] ?? 0) / Double(duels)
    }.sorted()
    // Of 99 in their order, the 5th and the 95th (as of n the (n + 1) p-th).
    func at(_ share: Double) -> Double {
      shares[Int((Double(resamplings + 1) * share).rounded()) - 1]
    }
    return (at(0.05), at(0.95))
  }
}

extension CalibrationRecord {
  /// Draws duels from blocks that were measured. A slowdown has no result where a core has fewer blocks than a duel's
  /// first look.
  ///
  /// - Parameters:
  ///   - slowdowns: by contestant.
  ///   - blocks: on each core in turn; the halves of a duel are drawn from different ones.
  ///   - drawn: called with the share of the duels that are drawn: all take minutes.
  package init(
    machine: MachineRecord, engine: EngineRecord, rule: DuelRule,
    slowdowns: [(name: String, share: Double)], blocks: [DuelBlockRecord], cell: DuelCellRecord,
    duels: Int = 2000, seed: UInt64, drawn: (_ share: Double) -> Void = { _ in }
  ) {
    var random = SeededGenerator(seed: seed)
    let cores = Set(blocks.map(\.core))
    let first = blocks.first?.core
    results = slowdowns.enumerated().compactMap { number, slowdown in
      let (name, share) = slowdown
      let judged = blocks.compactMap { record in
        record.judged(candidate: name).map { (record.core, $0) }
      }
      let mine = judged.filter { $0.0 == first }.map(\.1)
      let others = cores.count > 1 ? judged.filter { $0.0 != first }.map(\.1) : mine
      // Fewer than a duel's first look draws from say too little of what else may come.
      let fewest = rule.looks.first ?? 2
      guard min(mine.count, others.count) >= fewest,
        let simulation = DuelSimulation(rule: rule, blocks: mine, confirming: others),
        let mean = rule.estimate(of: judged.map(\.1))
      else { return nil }
      let said = simulation.run(duels: duels, using: &random)
      let range = simulation.worseRange(using: &random) {
        drawn((Double(number) + $0) / Double(slowdowns.count))
      }
      return CalibrationResult(
        slowdown: share, measured: mean.value - 1,
        answers: Dictionary(
          uniqueKeysWithValues: said.answers.map {
            ($0.key.rawValue, Double($0.value) / Double(duels))
          }), blocks: said.meanBlocks, worseLower: range.lower, worseUpper: range.upper)
    }
    spread = Self.spread(of: blocks)
    self.machine = machine
    self.engine = engine
    self.cell = cell
    self.rule = DuelRuleRecord(rule)
    self.blocks = blocks.count
    self.duels = duels
  }

  private static func spread(of blocks: [DuelBlockRecord]) -> Double {
    let controls = TrimmedMean(
      blocks.compactMap { $0.judged(candidate: Arm.aaControl)?.control })
    return controls.map { $0.standardError * Double($0.count).squareRoot() } ?? 0
  }
}

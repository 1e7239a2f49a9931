import Foundation
package import Judging
package import Records
import Statistics

/// How small a slowdown duels detect on a machine: `calibration.json`.
package struct CalibrationRecord: Codable, Sendable, Equatable {
  package static let currentSchema = 1

  package var schema = currentSchema
  package var machine: MachineRecord
  package var engine: EngineRecord
  package var cell: DuelCellRecord
  package var rule: DuelRuleRecord
  /// That were measured.
  package var blocks: Int
  /// Between blocks, of the logarithm of the ratio of the engine to itself: the standard deviation.
  package var spread: Double
  /// Duels that were drawn for each slowdown.
  package var duels: Int
  package var results: [CalibrationResult]

  enum CodingKeys: String, CodingKey {
    case schema, machine, engine, cell, rule, blocks, spread, duels, results
  }
}

/// How duels end with one slowdown.
package struct CalibrationResult: Codable, Sendable, Equatable {
  /// Of the candidate, as a share: 0 where it is the baseline itself.
  package var slowdown: Double
  /// What the blocks say of it: the ratio less 1.
  package var measured: Double
  /// Shares of the duels, by answer.
  package var answers: [String: Double]
  /// In the mean, confirmations included.
  package var blocks: Double
  /// How many of the duels are called worse where the blocks are drawn anew: the 5th and 95th percentile.
  package var worseLower: Double
  package var worseUpper: Double

  package var worse: Double { answers[DuelAnswer.worse.rawValue] ?? 0 }

  enum CodingKeys: String, CodingKey {
    case slowdown, measured, answers, blocks
    case worseLower = "worse_lower"
    case worseUpper = "worse_upper"
  }
}

extension DuelSimulation {
  /// The 5th and 95th percentile of the share of duels that are called worse, over resamplings of the blocks.
  fileprivate func worseRange(
    resamplings: Int = 99, duels: Int = 200, using random: inout SeededGenerator
  ) -> (lower: Double, upper: Double) {
    let shares = (0..<resamplings).map { _ in
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
  package init(
    machine: MachineRecord, engine: EngineRecord, rule: DuelRule,
    slowdowns: [(name: String, share: Double)], blocks: [DuelBlockRecord], cell: DuelCellRecord,
    duels: Int = 2000, seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let cores = Set(blocks.map(\.core))
    let first = blocks.first?.core
    results = slowdowns.compactMap { name, share in
      let judged = blocks.compactMap { record in
        DuelBlock(latencies: record.latencies, candidate: name).map { (record.core, $0) }
      }
      let mine = judged.filter { $0.0 == first }.map(\.1)
      let others = cores.count > 1 ? judged.filter { $0.0 != first }.map(\.1) : mine
      // Fewer than a duel's first look draws from say too little of what else may come.
      let fewest = rule.looks.first ?? 2
      guard min(mine.count, others.count) >= fewest,
        let simulation = DuelSimulation(rule: rule, blocks: mine, confirming: others),
        let mean = TrimmedMean(judged.map(\.1.candidate), trimming: DuelRule.trimming)
      else { return nil }
      let said = simulation.run(duels: duels, using: &random)
      let range = simulation.worseRange(using: &random)
      return CalibrationResult(
        slowdown: share, measured: exp(mean.value) - 1,
        answers: Dictionary(
          uniqueKeysWithValues: said.answers.map {
            ($0.key.rawValue, Double($0.value) / Double(duels))
          }), blocks: said.meanBlocks, worseLower: range.lower, worseUpper: range.upper)
    }
    let controls = TrimmedMean(
      blocks.compactMap { DuelBlock(latencies: $0.latencies, candidate: Arm.aaControl)?.control })
    spread = controls.map { $0.standardError * Double($0.count).squareRoot() } ?? 0
    self.machine = machine
    self.engine = engine
    self.cell = cell
    self.rule = DuelRuleRecord(rule)
    self.blocks = blocks.count
    self.duels = duels
  }

  /// A table for a terminal, and what follows from it.
  ///
  /// - Parameter secondsPerBlock: of a duel.
  package func text(secondsPerBlock: Double) -> String {
    var lines = [
      "\(engine.label) (\(engine.version)) against itself, \(cell.name), \(Wording.count(blocks, "block")); one "
        + "block's ratio spreads by \(Wording.percent(spread)). Tolerance \(Wording.points(rule.tolerance)) %.",
      "slowdown  measured   worse           (range)  inconclusive   fine  better  environment  seconds of measuring",
    ]
    for result in results {
      func share(_ answer: DuelAnswer) -> String {
        Wording.percent(result.answers[answer.rawValue] ?? 0)
      }
      lines.append(
        [
          (Wording.points(result.slowdown) + " %", 8), (Wording.points(result.measured) + " %", 10),
          (share(.worse), 8),
          (
            "(\(Wording.plain(result.worseLower * 100)) to \(Wording.percent(result.worseUpper)))",
            18
          ), (share(.inconclusive), 14), (share(.fine), 7), (share(.better), 8),
          (share(.environment), 13),
          (Wording.significant(result.blocks * secondsPerBlock), 23),
        ].map { String(repeating: " ", count: max(0, $1 - $0.count)) + $0 }.joined())
    }
    let calm = results.filter { $0.slowdown <= rule.tolerance }.max { $0.worse < $1.worse }
    if let calm {
      lines.append(
        "False alarms: \(Wording.percent(calm.worse)) of duels, for each cell, at \(Wording.points(calm.slowdown)) %; "
          + "\(Wording.percent(calm.worseUpper)) at the range's upper end.")
    }
    for power in [0.8, 0.95] {
      func least(_ worse: KeyPath<CalibrationResult, Double>) -> String {
        results.filter { $0.slowdown > rule.tolerance && $0[keyPath: worse] >= power }
          .map(\.slowdown).min().map { "+\(Wording.plain($0 * 100)) %" }
          ?? "none of these slowdowns"
      }
      lines.append(
        "Detected in at least \(Wording.percent(power)) of duels: \(least(\.worse)); "
          + "\(least(\.worseLower)) at the range's lower end.")
    }
    return lines.joined(separator: "\n")
  }
}

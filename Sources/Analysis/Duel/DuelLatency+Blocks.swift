import Foundation
package import Judging
package import Records
import Statistics

extension DuelLatency {
  /// Judges what the blocks say.
  ///
  /// - Parameters:
  ///   - cells: all that were to be measured.
  ///   - blocks: of all cells, each cell's in the order in which they were measured.
  ///   - failures: why cells could not be timed.
  ///   - failure: why the duel could not go on; nil where it did.
  package init(
    rule: DuelRule, cells: [DuelCellRecord], blocks: [DuelBlockRecord],
    failures: [DuelCellRecord: String] = [:], failure: String? = nil
  ) {
    let byCell = Dictionary(grouping: blocks, by: \.cell)
    func blocksOf(_ cell: DuelCellRecord, _ phase: DuelBlockRecord.Phase) -> [DuelBlockRecord] {
      byCell[cell, default: []].filter { $0.phase == phase }
    }
    let looks = cells.map { blocksOf($0, .look) }
    let decisions = rule.decisions(
      on: looks.map { $0.compactMap { DuelBlock(latencies: $0.latencies) } })
    self.init(
      rule: DuelRuleRecord(rule),
      cells: cells.indices.map { index in
        DuelCellResult(
          cells[index], decisions[index], looks: looks[index],
          confirmation: decisions[index].answer == .worse
            ? DuelConfirmation(rule, blocksOf(cells[index], .confirmation)) : nil,
          failure: failures[cells[index]],
          clockFault: DuelClockFault(contradictingIn: byCell[cells[index]] ?? []))
      }, failure: failure)
  }

  /// Whether the machine, or a clock, cannot be trusted.
  package var isDisturbed: Bool { cells.contains { $0.answer == .environment } }
}

extension DuelCellResult {
  /// A *worse* is one when another core has confirmed it. What could not be timed to the end is undecided.
  fileprivate init(
    _ cell: DuelCellRecord, _ decision: DuelDecision, looks: [DuelBlockRecord],
    confirmation: DuelConfirmation?, failure: String?, clockFault: DuelClockFault?
  ) {
    let looked = looks.prefix(decision.blocks)
    // Geometric, as ratios are; a median would jump between frames that take more and less time.
    func typical(_ contestant: String) -> Double? {
      let logarithms = looked.flatMap { ($0.latencies[contestant] ?? []).map { log($0) } }
      return TrimmedMean(logarithms, trimming: DuelRule.trimming).map { exp($0.value) }
    }
    let answer: DuelAnswer =
      switch decision.answer {
      case _ where clockFault != nil: .environment
      case .environment: .environment
      case _ where failure != nil: .inconclusive
      case .worse: confirmation?.answer ?? .inconclusive
      case let answer: answer ?? .inconclusive
      }
    self.init(
      cell: cell, answer: answer,
      ratio: decision.candidate.map(BoundedEstimate.init),
      control: decision.control.map(BoundedEstimate.init), adjustedPValue: decision.adjustedPValue,
      blocks: decision.blocks, core: looked.first?.core,
      baselineNanoseconds: typical(Arm.baseline),
      candidateNanoseconds: typical(Arm.candidate), confirmation: confirmation,
      failure: failure, clockFault: clockFault)
  }
}

extension DuelConfirmation {
  /// Nil before the first look.
  fileprivate init?(_ rule: DuelRule, _ records: [DuelBlockRecord]) {
    let decision = rule.confirmation(by: records.compactMap { DuelBlock(latencies: $0.latencies) })
    guard let ratio = decision.candidate, let control = decision.control else { return nil }
    self.init(
      answer: decision.answer ?? .inconclusive, blocks: decision.blocks, core: records.first?.core,
      ratio: BoundedEstimate(ratio), control: BoundedEstimate(control))
  }
}

extension DuelRuleRecord {
  package init(_ rule: DuelRule) {
    self.init(
      tolerance: rule.tolerance, margin: rule.margin, errorRate: rule.errorRate, looks: rule.looks,
      confirmationLooks: rule.confirmationLooks,
      confirmationErrorRate: rule.confirmationErrorRate)
  }
}

import Foundation
package import Judging
package import Records
import Statistics
import Summaries

extension DuelLatency {
  /// Judges what the blocks say.
  ///
  /// - Parameters:
  ///   - cells: all that were to be measured.
  ///   - blocks: of all cells, each cell's in the order in which they were measured.
  ///   - failures: why cells could not be timed.
  ///   - failure: why the duel could not go on; nil where it did.
  ///   - cut: why it ended before every cell was decided; nil where it did not.
  package init(
    rule: DuelRule, cells: [DuelCellRecord], blocks: [DuelBlockRecord],
    failures: [DuelCellRecord: String] = [:], failure: String? = nil, cut: Break? = nil
  ) {
    let byCell = Dictionary(grouping: blocks, by: \.cell)
    func blocksOf(_ cell: DuelCellRecord, _ phase: DuelBlockRecord.Phase) -> [DuelBlockRecord] {
      byCell[cell, default: []].filter { $0.phase == phase }
    }
    let looks = cells.map { blocksOf($0, .look) }
    let decisions = rule.decisions(on: looks.map { $0.compactMap { $0.judged() } })
    var confirmations = Self.confirmations(
      rule,
      of: zip(cells, decisions).flatMap { cell, decision in
        decision.claims.map { ($0.group, blocksOf(cell, .confirmation)) }
      })[...]
    self.init(
      rule: DuelRuleRecord(rule),
      cells: cells.indices.map { index in
        let count = decisions[index].claims.count
        defer { confirmations = confirmations.dropFirst(count) }
        return DuelCellResult(
          cells[index], decisions[index], looks: looks[index],
          confirmations: confirmations.prefix(count).compactMap(\.self),
          failure: failures[cells[index]],
          clockFault: DuelClockFault(contradictingIn: byCell[cells[index]] ?? []),
          isCut: cut != nil)
      }, failure: failure)
    self.cut = cut.flatMap { cut in
      DuelCut(
        cut, rule: rule,
        blocks: zip(self.cells, cells).filter { $0.0.cut != nil }.map { byCell[$0.1, default: []] })
    }
  }

  /// How a duel ended before every cell was decided: the seconds from its start, with those that were lacking before, those of a cell's
  /// block, in the mean, and those of a cell up to the second look that were planned.
  package typealias Break = (
    cause: DuelCut.Cause, elapsed: Double, secondsPerBlock: Double, cellSeconds: Double
  )

  /// - Parameter claims: of each its group, and the blocks of its cell on another core.
  /// - Returns: for each what these say; nil before the first look.
  private static func confirmations(
    _ rule: DuelRule, of claims: [(group: FrameSubset?, blocks: [DuelBlockRecord])]
  ) -> [DuelConfirmation?] {
    let blocks = claims.map { group, blocks in blocks.filter { $0.group == group?.rawValue } }
    let decisions = rule.confirmations(by: blocks.map { $0.compactMap { $0.judged() } })
    return claims.indices.map { place in
      let decision = decisions[place]
      guard let ratio = decision.candidate, let control = decision.control else { return nil }
      return DuelConfirmation(
        answer: decision.answer ?? .inconclusive, group: claims[place].group?.rawValue,
        blocks: decision.blocks, core: blocks[place].first?.core,
        ratio: BoundedEstimate(ratio), control: BoundedEstimate(control),
        disturbance: decision.disturbance)
    }
  }

  /// True if the machine, or a clock, cannot be trusted.
  package var isDisturbed: Bool { cells.contains { $0.answer == .environment } }
}

extension DuelCellResult {
  /// A *worse* is one when another core has confirmed it. What could not be timed to the end is undecided.
  ///
  /// - Parameter confirmations: of the whole, of a group, or of both.
  fileprivate init(
    _ cell: DuelCellRecord, _ decision: DuelDecision, looks: [DuelBlockRecord],
    confirmations: [DuelConfirmation], failure: String?, clockFault: DuelClockFault?,
    isCut: Bool
  ) {
    let confirmation = confirmations.first { $0.answer == .worse } ?? confirmations.first
    let looked = looks.prefix(decision.blocks)
    // Geometric, as ratios are; a median would jump between frames that take more and less time.
    func typical(_ contestant: String) -> Double? {
      let logarithms = looked.flatMap {
        ($0.latenciesNanoseconds[contestant] ?? []).map { log($0) }
      }
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
      worstGroup: decision.worstGroup.map(DuelGroupResult.init),
      blocks: decision.blocks, core: looked.first?.core,
      correlation: decision.dependence?.correlation, disturbance: decision.disturbance,
      baselineNanoseconds: typical(Arm.baseline),
      candidateNanoseconds: typical(Arm.candidate), confirmation: confirmation,
      failure: failure, clockFault: clockFault,
      cut: isCut && failure == nil && clockFault == nil
        ? CellCut(decision, isConfirmed: confirmation != nil) : nil)
  }
}

extension CellCut {
  /// Nil where everything was decided at a look, which stays so.
  fileprivate init?(_ decision: DuelDecision, isConfirmed: Bool) {
    switch decision.answer {
    case nil: self = .undecided
    case .worse where !isConfirmed: self = .unconfirmed
    default: return nil
    }
  }
}

extension DuelCut {
  /// - Parameter blocks: of each cell that was left undecided; nil without any.
  fileprivate init?(_ cut: DuelLatency.Break, rule: DuelRule, blocks: [[DuelBlockRecord]]) {
    guard !blocks.isEmpty else { return nil }
    let left = blocks.reduce(0) { sum, blocks in
      func missing(_ phase: DuelBlockRecord.Phase, of looks: [Int]) -> Int {
        max(0, (looks.last ?? 0) - blocks.count { $0.phase == phase })
      }
      return sum + missing(.look, of: rule.looks)
        + missing(.confirmation, of: rule.confirmationLooks)
    }
    let measuring = cut.elapsed + Double(left) * cut.secondsPerBlock
    // A budget keeps some time for judging.
    self.init(
      cause: cut.cause, cells: blocks.count, neededSeconds: measuring + min(8, measuring / 9),
      cellSeconds: cut.cellSeconds)
  }
}

extension DuelGroupResult {
  fileprivate init(_ group: DuelGroup) {
    self.init(
      group: group.group.rawValue, ratio: group.ratio.map(BoundedEstimate.init),
      adjustedPValue: group.adjustedPValue)
  }
}

extension DuelBlockRecord {
  /// The measurement in the form that is judged: in a confirmation, that of its claim.
  ///
  /// - Parameter candidate: the contestant to hold against the baseline.
  func judged(candidate: String = Arm.candidate) -> DuelBlock? {
    DuelBlock(
      latencies: latenciesNanoseconds,
      frames: (frames ?? []).map {
        FrameRounds(
          name: $0.frame, groups: $0.groups, rounds: $0.rounds, firstCalls: $0.firstCallNanoseconds)
      }, candidate: candidate)?
      .telling(of: group.map(FrameSubset.init))
  }
}

extension DuelRuleRecord {
  package init(_ rule: DuelRule) {
    self.init(
      tolerance: rule.tolerance, margin: rule.margin, errorRate: rule.errorRate, looks: rule.looks,
      startErrorRate: rule.startErrorRate, confirmationLooks: rule.confirmationLooks,
      confirmationErrorRate: rule.confirmationErrorRate, fineErrorRate: rule.fineErrorRate)
  }
}

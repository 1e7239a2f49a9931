import RealModule
import Statistics

/// A ratio of latencies, from one logarithm of each block, with its bounds.
public struct DuelRatio: Sendable, Hashable {
  public let value: Double
  /// Each but for the probability that the rule allows to a look and a cell.
  public let lower: Double
  public let upper: Double

  init(_ mean: TrimmedMean, error: Double) {
    value = .exp(mean.value)
    lower = .exp(mean.lowerBound(error: error))
    upper = .exp(mean.upperBound(error: error))
  }
}

/// What is known of a cell.
public struct DuelDecision: Sendable, Hashable {
  /// Nil where more blocks are needed, up to the next look.
  public internal(set) var answer: DuelAnswer?
  /// The blocks that were looked at last.
  public internal(set) var blocks = 0
  public internal(set) var candidate: DuelRatio?
  public internal(set) var control: DuelRatio?
  /// The family-wise error rate at which the cell is called worse, within its look (Holm).
  public internal(set) var adjustedPValue = 1.0
}

extension DuelRule {
  /// Looks at the blocks of each cell, as often as there are enough of them: a cell whose timing was broken off keeps no
  /// other from its answer.
  ///
  /// What was decided at one look stays so, whatever blocks come later. Holm's correction counts all cells at every
  /// look: one that was called worse before with a p-value of 0, any other that was decided with 1.
  ///
  /// - Parameter cells: the blocks of each, in the order in which they were measured.
  /// - Returns: in the order of the cells.
  public func decisions(on cells: [[DuelBlock]]) -> [DuelDecision] {
    var decisions = cells.map { _ in DuelDecision() }
    for (number, look) in looks.enumerated() {
      let open = cells.indices.filter { decisions[$0].answer == nil && cells[$0].count >= look }
      guard !open.isEmpty else { break }
      decide(
        &decisions, open, cells.map { Array($0.prefix(look)) }, isLast: number == looks.count - 1)
    }
    return decisions
  }

  private func decide(
    _ decisions: inout [DuelDecision], _ open: [Int], _ blocks: [[DuelBlock]], isLast: Bool
  ) {
    let candidates = open.map { mean(blocks[$0], \.candidate) }
    let controls = open.map { mean(blocks[$0], \.control) }
    /// Of each open cell, after Holm over all.
    func adjusted(_ known: DuelAnswer, _ pValue: (Int) -> Double) -> [Double] {
      var pValues = decisions.map { $0.answer == known ? 0.0 : 1 }
      for (place, cell) in open.enumerated() { pValues[cell] = pValue(place) }
      let adjusted = Holm.adjusted(pValues)
      return open.map { adjusted[$0] }
    }
    let disturbed = adjusted(.environment) { controls[$0].map(disturbance) ?? 1 }
    let worse = adjusted(.worse) { candidates[$0]?.pValue(above: worseAbove) ?? 1 }
    let better = adjusted(.better) { candidates[$0]?.pValue(below: betterBelow) ?? 1 }
    let error = errorRateOfLook / Double(decisions.count)
    for (place, cell) in open.enumerated() {
      decisions[cell].blocks = blocks[cell].count
      decisions[cell].candidate = candidates[place].map { DuelRatio($0, error: error) }
      decisions[cell].control = controls[place].map { DuelRatio($0, error: error) }
      decisions[cell].adjustedPValue = worse[place]
      guard let ratio = decisions[cell].candidate else { continue }
      // What may be worse or better is measured on, although it cannot be so by much.
      let isNear = ratio.value <= .exp(worseAbove) && ratio.value >= .exp(betterBelow)
      if disturbed[place] <= errorRateOfLook {
        decisions[cell].answer = .environment
      } else if worse[place] <= errorRateOfLook {
        decisions[cell].answer = .worse
      } else if better[place] <= errorRateOfLook {
        decisions[cell].answer = .better
      } else if ratio.upper < .exp(fineBelow) && (isNear || isLast) {
        decisions[cell].answer = .fine
      } else if isLast {
        decisions[cell].answer = .inconclusive
      }
    }
  }

  /// Whether blocks on another core, with fresh processes, say of a cell that it is worse, too.
  ///
  /// - Returns: `worse`, `environment` where the baseline differs from its copy there, `inconclusive` where the blocks
  ///   are used up, and no answer where more are needed.
  public func confirmation(by blocks: [DuelBlock]) -> DuelDecision {
    var decision = DuelDecision()
    let error = confirmationErrorRate / Double(confirmationLooks.count)
    for look in confirmationLooks where decision.answer == nil && blocks.count >= look {
      guard let candidate = mean(blocks.prefix(look), \.candidate),
        let control = mean(blocks.prefix(look), \.control)
      else { break }
      decision.blocks = look
      decision.candidate = DuelRatio(candidate, error: error)
      decision.control = DuelRatio(control, error: error)
      decision.adjustedPValue = candidate.pValue(above: worseAbove)
      if disturbance(control) <= error {
        decision.answer = .environment
      } else if decision.adjustedPValue <= error {
        decision.answer = .worse
      } else if look == confirmationLooks.last {
        decision.answer = .inconclusive
      }
    }
    return decision
  }

  /// The probability of a control as far from 1 as this, on either side, were it just as far as is allowed.
  private func disturbance(_ control: TrimmedMean) -> Double {
    Swift.min(
      1, 2 * Swift.min(control.pValue(above: controlReach), control.pValue(below: -controlReach)))
  }

  private func mean(
    _ blocks: some Collection<DuelBlock>, _ ratio: (DuelBlock) -> Double
  ) -> TrimmedMean? {
    TrimmedMean(blocks.map(ratio), trimming: Self.trimming)
  }
}

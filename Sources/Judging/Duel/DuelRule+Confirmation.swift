import Statistics

extension DuelRule {
  /// Decides whether blocks on another core, with fresh processes, confirm what seems worse.
  ///
  /// - Parameter claims: for each, its blocks in the order in which they were measured, of its
  ///   frames alone.
  /// - Returns: for each `worse`, `environment` where the machine cannot be trusted, `inconclusive`
  ///   where the blocks are used up, and no answer where more are needed.
  public func confirmations(by claims: [[DuelBlock]]) -> [DuelDecision] {
    var decisions = claims.map { _ in DuelDecision() }
    for (number, look) in confirmationLooks.enumerated() {
      let open = claims.indices.filter { decisions[$0].answer == nil && claims[$0].count >= look }
      guard !open.isEmpty else { break }
      confirm(&decisions, open, claims.map { Array($0.prefix(look)) }, number)
    }
    return decisions
  }

  /// The same of one claim alone.
  public func confirmation(by blocks: [DuelBlock]) -> DuelDecision {
    confirmations(by: [blocks])[0]
  }

  private func confirm(
    _ decisions: inout [DuelDecision], _ open: [Int], _ blocks: [[DuelBlock]], _ look: Int
  ) {
    let (known, dependence) = evidence(open.map { blocks[$0] })
    func adjusted(_ answer: DuelAnswer, _ pValue: (CellEvidence) -> Double) -> [Double] {
      adjustedPValues(decisions.map { $0.answer == answer }, open, known, pValue)
    }
    let worse = adjusted(.worse) { $0.candidate.pValue(above: worseAbove) }
    let disturbed = adjusted(.environment, disturbance)
    let isLast = look == confirmationLooks.count - 1
    let machine = isLast ? dependence?.disturbance(self) : nil
    for (place, claim) in open.enumerated() {
      guard let evidence = known[place] else { continue }
      decisions[claim].take(
        evidence, evidence.candidate, of: blocks[claim].count,
        error: fineErrorRate / Double(confirmationLooks.count))
      decisions[claim].dependence = dependence
      decisions[claim].adjustedPValue = worse[claim]
      decisions[claim].disturbance =
        disturbed[claim] <= errorRate / Double(confirmationLooks.count) ? .control : machine
      if decisions[claim].disturbance != nil {
        decisions[claim].answer = .environment
      } else if worse[claim] <= confirmationErrorRate / Double(confirmationLooks.count) {
        decisions[claim].answer = .worse
      } else if isLast {
        decisions[claim].answer = .inconclusive
      }
    }
  }
}

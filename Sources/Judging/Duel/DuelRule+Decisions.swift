import RealModule
import Statistics

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
      decide(&decisions, open, cells.map { Array($0.prefix(look)) }, number)
    }
    return decisions
  }

  private func decide(
    _ decisions: inout [DuelDecision], _ open: [Int], _ blocks: [[DuelBlock]], _ look: Int
  ) {
    let (known, dependence) = evidence(open.map { blocks[$0] })
    let pValues = pValues(decisions, open, known)
    // Of few blocks the dependence is hardly known.
    let isKnownWell = look > 0 || looks.count == 1
    let machine = isKnownWell ? dependence?.disturbance(self) : nil
    for (place, cell) in open.enumerated() {
      guard let evidence = known[place] else { continue }
      var decision = decisions[cell]
      decision.dependence = dependence
      decision.adjustedPValue = pValues.worse[cell]
      decision.worstGroup = evidence.worstGroup.map {
        DuelGroup(
          group: $0.evidence.group,
          ratio: $0.evidence.mean.map { DuelRatio($0, error: errorOfBound) },
          adjustedPValue: pValues.worstGroup[cell])
      }
      decision.disturbance = pValues.disturbed[cell] <= errorOfLook ? .control : machine
      decision.claims = claims(
        evidence, blocks[cell], look, whole: pValues.worse[cell],
        group: pValues.worstGroup[cell])
      decision.take(
        evidence, decision.claims.isEmpty ? evidence.candidateOfAll : evidence.candidate,
        of: blocks[cell].count, error: errorOfBound)
      decision.answer =
        if decision.disturbance != nil {
          .environment
        } else if !decision.claims.isEmpty {
          .worse
        } else if pValues.better[cell] <= errorOfLook, !mayBeSlowerAtFirst(evidence) {
          .better
        } else {
          settled(evidence, decision, look)
        }
      decisions[cell] = decision
    }
  }

  /// The p-values of the cells, each after Holm over all of them.
  private func pValues(
    _ decisions: [DuelDecision], _ open: [Int], _ known: [CellEvidence?]
  ) -> (disturbed: [Double], worse: [Double], worstGroup: [Double], better: [Double]) {
    func adjusted(
      where isKnown: (DuelDecision) -> Bool, _ pValue: (CellEvidence) -> Double
    ) -> [Double] {
      adjustedPValues(decisions.map(isKnown), open, known, pValue)
    }
    return (
      adjusted(where: { $0.disturbance == .control }, disturbance),
      adjusted(
        where: { $0.claims.contains { $0.group == nil } },
        { $0.candidate.pValue(above: worseAbove) }),
      adjusted(
        where: { $0.claims.contains { $0.group != nil } }, { $0.worstGroup?.pValue ?? 1 }),
      adjusted(
        where: { $0.answer == .better }, { $0.candidateOfAll.pValue(below: betterBelow) })
    )
  }

  /// The p-values of a family after Holm: 0 of what is known, 1 of what else is not open.
  func adjustedPValues(
    _ isKnown: [Bool], _ open: [Int], _ evidence: [CellEvidence?],
    _ pValue: (CellEvidence) -> Double
  ) -> [Double] {
    var pValues = isKnown.map { $0 ? 0.0 : 1 }
    for (evidence, cell) in zip(evidence, open) { pValues[cell] = evidence.map(pValue) ?? 1 }
    return Holm.adjusted(pValues)
  }

  /// The error that a look may spend on answers other than *worse*.
  private var errorOfLook: Double { errorRate / Double(looks.count) }

  /// So that all bounds of a cell hold at once, over its looks.
  private var errorOfBound: Double { fineErrorRate / Double(looks.count) }

  /// The claims that seem worse at a look: the cell as a whole, a group of its frames, or both.
  ///
  /// - Parameters:
  ///   - whole: the p-value of the cell, after Holm.
  ///   - group: that of its worst group, likewise.
  private func claims(
    _ evidence: CellEvidence, _ blocks: [DuelBlock], _ look: Int, whole: Double, group: Double
  ) -> [DuelClaim] {
    let error = startErrorRate * shares[look]
    var claims: [DuelClaim] = []
    if whole <= error * (1 - groupShare) { claims.append(DuelClaim(group: nil, frames: nil)) }
    if group <= error * groupShare, let worst = evidence.worstGroup {
      let claim = claim(of: worst.evidence.group, in: blocks)
      if claim.frames?.isEmpty == false { claims.append(claim) }
    }
    return claims
  }

  /// The answer for a cell of which nothing is proven: nil where it is measured on.
  private func settled(
    _ evidence: CellEvidence, _ decision: DuelDecision, _ look: Int
  ) -> DuelAnswer? {
    guard let ratio = decision.candidate else { return nil }
    let isLast = look == looks.count - 1
    let isNextToLast = look == looks.count - 2
    let isFine = ratio.upper < .exp(fineBelow)
    if isLast { return isFine ? .fine : .inconclusive }
    let isPromising = evidence.groups.contains { group in
      // Few blocks have shown few of the frames that stand out.
      group.pValue <= (group.group == .slowed && !isNextToLast ? 0.5 : promisingPValue)
    }
    if isPromising { return nil }
    if isNextToLast {
      let pValue = Swift.min(
        evidence.candidate.pValue(above: worseAbove),
        evidence.candidateOfAll.pValue(below: betterBelow))
      return pValue <= promisingPValue ? nil : isFine ? .fine : .inconclusive
    }
    // What may be worse or better is measured on, although it cannot be so by much.
    let isNear = ratio.value <= .exp(worseAbove) && ratio.value >= .exp(betterBelow)
    let haveFramesShown = evidence.frames.map { $0 >= Self.fewestFrames } ?? true
    return isFine && isNear && haveFramesShown && !mayBeSlowerAtFirst(evidence) ? .fine : nil
  }

  /// True if first calls on frames may be slower, or too few are known to say so: an engine that
  /// keeps its answers is fast thereafter.
  private func mayBeSlowerAtFirst(_ evidence: CellEvidence) -> Bool {
    let first = evidence.groups.first { $0.group == .first }
    return first.map { $0.pValue <= promisingPValue } ?? evidence.haveFirstCalls
  }

  /// The evidence of blocks, each cell's as uncertain as the dependence of all makes it.
  func evidence(_ cells: [[DuelBlock]]) -> (cells: [CellEvidence?], dependence: BlockDependence?) {
    let known = cells.map { CellEvidence($0, self) }
    let found = known.compactMap(\.self)
    let dependence = BlockDependence(of: found.flatMap { [$0.candidate, $0.control] })
    guard let dependence else { return (known, nil) }
    return (known.map { $0?.widened(dependence, self) }, dependence)
  }

  /// Candidate to baseline by all of some blocks; nil with fewer than two.
  public func estimate(of blocks: [DuelBlock]) -> DuelRatio? {
    CellEvidence.mean(blocks, \.candidate).map { DuelRatio($0, error: fineErrorRate) }
  }

  /// The probability of a control as far from 1 as this, on either side, were it just as far as is allowed.
  func disturbance(_ evidence: CellEvidence) -> Double {
    let control = evidence.control
    return Swift.min(
      1, 2 * Swift.min(control.pValue(above: controlReach), control.pValue(below: -controlReach)))
  }
}

extension DuelDecision {
  /// Takes over the ratios of a look.
  ///
  /// - Parameters:
  ///   - candidate: what was tested: where nothing seems worse, `candidateOfAll` of the evidence.
  ///   - error: for each bound.
  mutating func take(
    _ evidence: CellEvidence, _ candidate: TrimmedMean, of blocks: Int, error: Double
  ) {
    self.blocks = blocks
    self.candidate = DuelRatio(candidate, error: error)
    control = DuelRatio(evidence.control, error: error)
  }
}

package import Barcodes
package import Judging
package import Records
package import Summaries

/// One engine of the baseline, and what became of it.
package struct EngineComparison: Codable, Sendable, Equatable {
  package var baseline: EngineRecord
  package var candidate: EngineRecord
  package var answer: ReadingAnswer
  /// Why it is not fine, a sentence each: what is worse, new misreads that prove nothing, then losses that are not shown; empty where it is.
  package var reasons: [String]
  /// Symbologies that the baseline claims and the candidate does not.
  package var lostClaims: [String]
  package var symbologies: [SymbologyComparison]
  /// The frames of all symbologies, tested beside each of them; absent where there is but one, and
  /// where summaries were compared.
  package var together: SymbologyComparison?
  /// Where anything has changed: by suite, symbology and the setting of the frames. Empty where summaries were compared.
  package var conditions: [ConditionComparison]
  /// Frames that have to be read, and are not; absent where none was named.
  package var unread: [String]?
  /// Every frame that is read otherwise, by suite and frame.
  package var changes: [FrameFinding<ReadingChange>]
  /// Frames, with their masks and views, that only one of the runs was asked: they say nothing.
  @Tally package var onlyBaseline: Int
  @Tally package var onlyCandidate: Int

  /// Judges what was counted.
  package init(
    baseline: EngineRecord, candidate: EngineRecord, basis: ComparisonBasis,
    symbologies: [SymbologyComparison], together: SymbologyComparison? = nil,
    conditions: [ConditionComparison] = [], changes: [FrameFinding<ReadingChange>] = [],
    unread: [String]? = nil, onlyBaseline: Int,
    onlyCandidate: Int, rule: ReadingRule
  ) {
    self.baseline = baseline
    self.candidate = candidate
    lostClaims =
      Set(baseline.symbologies).subtracting(candidate.symbologies).map(\.name).sorted()
    let worse = symbologies.flatMap { $0.reasons(rule: rule, basis: basis) }
    let found = ReadingAnswer.gravest(
      (symbologies + [together].compactMap(\.self)).map(\.answer)
        + (lostClaims.isEmpty && (unread ?? []).isEmpty ? [] : [.worse]))
    // Of summaries other tests are made.
    let says =
      ![.fine, .noLossShown].contains(found) || basis != .frames
      || rule.canBeWorse(frames: (symbologies + [together].compactMap(\.self)).map(\.losable))
    // Said where no symbology shows it by itself.
    reasons =
      (unread ?? []).map { "\(VisibleText.of($0)) has to be read, and is not." }
      + (says ? [] : [Self.tooFew(symbologies, rule)])
      + (worse.isEmpty ? together?.reasons(rule: rule, basis: basis) ?? [] : worse)
      + (found == .worse ? Self.silence(changes) : [])
      + lostClaims.map { "\($0): no longer claimed." }
      + symbologies.compactMap { $0.caution(rule: rule, basis: basis) }
      + (says ? symbologies.lossesNotShown(basis: basis, areAllTold: found == .noLossShown) : [])
    answer = says ? found : .inconclusive
    self.symbologies = symbologies
    self.together = together
    self.conditions = conditions
    self.changes = changes
    self.unread = unread
    self.onlyBaseline = onlyBaseline
    self.onlyCandidate = onlyCandidate
  }

  /// What is lost for want of an answer, such as by an engine that was given up; empty where nothing is.
  private static func silence(_ changes: [FrameFinding<ReadingChange>]) -> [String] {
    let messages = changes.filter { $0.kind == .lost }.compactMap(\.candidateMessage)
    guard !messages.isEmpty else { return [] }
    let (kinds, members) = messages.grouped { String($0.prefix { $0 != ":" }) }
    let counts = kinds.sorted().map { "\(Wording.count(members[$0]?.count ?? 0)) \($0)" }
    return [
      "The candidate gave no answer to \(Wording.count(messages.count)) of the lost: \(counts.joined(separator: ", "))."
    ]
  }

  /// The reason why a comparison with too few frames could call nothing worse.
  private static func tooFew(_ symbologies: [SymbologyComparison], _ rule: ReadingRule) -> String {
    let (frames, read) = symbologies.reduce((0, 0)) { ($0.0 + $1.frames, $0.1 + $1.losable) }
    let few =
      read == frames
      ? Wording.count(frames, "frame")
      : "the \(Wording.count(read)) of \(Wording.count(frames, "frame")) that the baseline reads"
    return
      "\(few) cannot show a loss: \(Wording.count(rule.fewestFrames)) or more can, were all of them lost, or those that have to be "
      + "read are named (--must-read, --no-lost)."
  }

  enum CodingKeys: String, CodingKey {
    case baseline, candidate, answer, reasons, lostClaims
    case unread = "mustReadUnread"
    case symbologies, together, conditions, changes, onlyBaseline, onlyCandidate
  }
}

extension EngineComparison {
  /// The tested frames: those of each symbology, then of all together where there are several.
  package var tested: [SymbologyComparison] { symbologies + [together].compactMap(\.self) }

  /// Frames that are read otherwise and shown: each once, worst first.
  package var changedFrames: [String] { changes.frames }
}

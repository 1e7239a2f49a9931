package import Barcodes
package import Judging
package import Records

/// What has changed in what is read, from one run to another of the same frames: `comparison.json`.
package struct ComparisonRecord: Codable, Sendable, Equatable {
  package static let currentSchema = 1

  package var schema = currentSchema
  /// The family-wise probability of calling an engine worse that reads as well, 0 to 1.
  @Share package var errorRate: Double
  /// Whether one new misread makes an engine worse by itself.
  package var forbidsNewMisreads = false
  /// Whether one lost frame makes an engine worse by itself; absent in older files, where none does.
  package var forbidsLost: Bool?
  /// Whether the answers to each frame were held against each other; else the counts of two summaries were.
  package var isPaired = true
  package var engines: [EngineComparison]
  /// Suites and engines of the baseline that the candidate lacks, in words.
  package var leftOut: [String] = []
  /// Of corpora of photographs that are not the same; absent of all others.
  package var pictures: FrameChanges?
  /// Of suites whose files are not the same, the cells of symbology, condition and point; absent where they are.
  package var cells: FrameChanges?
  /// What both runs say of the same calls. They were not measured side by side, so that nothing follows from it.
  package var latencies: [StoredLatency] = []

  package init(
    rule: ReadingRule, isPaired: Bool = true, engines: [EngineComparison]
  ) {
    errorRate = rule.errorRate
    forbidsNewMisreads = !rule.allowsNewMisreads
    forbidsLost = rule.allowsLost ? nil : true
    self.isPaired = isPaired
    self.engines = engines
  }

  /// The gravest of the engines' answers.
  package var answer: GateAnswer { ReadingAnswer.gravest(engines.map(\.answer)).gateAnswer }
  package var rule: ReadingRule {
    ReadingRule(
      errorRate: errorRate, allowsNewMisreads: !forbidsNewMisreads,
      allowsLost: forbidsLost != true)
  }
  package var basis: ComparisonBasis { isPaired ? .frames : .counts }

  enum CodingKeys: String, CodingKey {
    case schema
    case errorRate = "error_rate"
    case forbidsNewMisreads = "no_new_misreads"
    case forbidsLost = "no_lost"
    case isPaired = "paired"
    case engines
    case leftOut = "left_out"
    case pictures, cells, latencies
  }
}

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
  /// Of all symbologies, tested beside each of them; absent where there is but one, and where summaries were compared.
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

  /// What a comparison lacks that nothing could have called worse.
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
    case baseline, candidate
    case answer, reasons
    case lostClaims = "lost_claims"
    case unread = "must_read_unread"
    case symbologies, together, conditions, changes
    case onlyBaseline = "only_baseline"
    case onlyCandidate = "only_candidate"
  }
}

/// The frames of one symbology at one point of a suite; each counts once, as in `SymbologyComparison`.
package struct ConditionComparison: Codable, Sendable, Equatable {
  package var suite: String
  package var symbology: String
  @Coordinate package var point: [String: Double]
  /// The suite's name for the condition, where it has one.
  package var namedCondition: String?
  @Tally package var frames: Int
  @Tally package var lost: Int
  @Tally package var gained: Int
  @Tally package var newMisreads: Int
  @Tally package var misreadsGone: Int
  @Tally package var newDeaths: Int

  enum CodingKeys: String, CodingKey {
    case suite, symbology, point
    case namedCondition = "named_condition"
    case frames, lost, gained
    case newMisreads = "new_misreads"
    case misreadsGone = "misreads_gone"
    case newDeaths = "new_deaths"
  }
}

/// How long calls of one kind took in both runs, in nanoseconds.
package struct StoredLatency: Codable, Sendable, Equatable {
  /// The engine's label in the candidate's run.
  package var engine: String
  package var cell: LatencyCell
  package var baseline: EstimateRecord
  package var candidate: EstimateRecord
}

/// A frame that is read otherwise with one mask, in one view.
package struct ReadingChange: Codable, Sendable, Equatable {
  package enum Kind: String, Codable, CaseIterable, Sendable, Comparable {
    case newDeath = "new_death"
    case newMisread = "new_misread"
    case lost, gained
    case misreadGone = "misread_gone"

    package static func < (left: Kind, right: Kind) -> Bool { left.order < right.order }
    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  package var kind: Kind
  /// What the engine reported in each run.
  package var baseline: [NotableCode]
  package var candidate: [NotableCode]
  /// How it failed, where it gave no answer.
  package var baselineMessage: String?
  package var candidateMessage: String?

  enum CodingKeys: String, CodingKey {
    case kind, baseline, candidate
    case baselineMessage = "baseline_message"
    case candidateMessage = "candidate_message"
  }
}

extension [FrameFinding<ReadingChange>] {
  /// Pictures are made of so many frames.
  private static var mostFrames: Int { 200 }

  /// The frames that are shown: each once, worst first, up to a limit.
  package var frames: [String] {
    var seen: Set<String> = []
    let frames = sorted { $0.kind < $1.kind }.map(\.frame).filter { seen.insert($0).inserted }
    return [String](frames.prefix(Self.mostFrames))
  }
}

extension EngineComparison {
  /// What is tested: each symbology, then all together where there are several.
  package var tested: [SymbologyComparison] { symbologies + [together].compactMap(\.self) }

  /// Frames that are read otherwise and shown: each once, worst first.
  package var changedFrames: [String] { changes.frames }
}

extension ComparisonRecord: VersionedRecord {
  package static var allowance: JSONAllowance { .figures }
}

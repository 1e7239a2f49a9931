package import Barcodes
package import Judging
package import Records
package import Summaries

/// The changes in what is read, from one run to another of the same frames: `comparison.json`.
package struct ComparisonRecord: Codable, Sendable, Equatable {
  package var schema = currentSchema
  /// The family-wise probability of calling an engine worse that reads as well, 0 to 1.
  @Share package var errorRate: Double
  /// True if one new misread makes an engine worse by itself.
  package var forbidsNewMisreads = false
  /// True if one lost frame makes an engine worse by itself; absent in older files, where none
  /// does.
  package var forbidsLost: Bool?
  /// True if the answers to each frame were held against each other; else the counts of two
  /// summaries were.
  package var isPaired = true
  package var engines: [EngineComparison]
  /// Suites and engines of the baseline that the candidate lacks, in words.
  package var leftOut: [String] = []
  /// Changes in corpora of photographs that are not the same; absent for all others.
  package var pictures: FrameChanges?
  /// Changes in the cells of symbology, condition and point, for suites whose files are not the
  /// same; absent where they are.
  package var cells: FrameChanges?
  /// Both runs' latencies of the same calls. They were not measured side by side, so that nothing
  /// follows from them.
  package var latencies: [StoredLatency] = []

  package init(rule: ReadingRule, isPaired: Bool = true, engines: [EngineComparison]) {
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
    case schema, errorRate
    case forbidsNewMisreads = "noNewMisreads"
    case forbidsLost = "noLost"
    case isPaired = "paired"
    case engines, leftOut, pictures, cells, latencies
  }
}

/// The frames of one symbology at one point of a suite.
package typealias ConditionComparison = Identified<FrameSetting, ConditionChanges>

/// Changes in the frames of one symbology; each counts once, as in `SymbologyComparison`.
package struct ConditionChanges: Codable, Sendable, Equatable {
  package var suite: String
  package var symbology: String
  @Tally package var frames: Int
  @Tally package var lost: Int
  @Tally package var gained: Int
  @Tally package var newMisreads: Int
  @Tally package var misreadsGone: Int
  @Tally package var newDeaths: Int
}

/// The latency of calls of one kind in both runs, in nanoseconds.
package struct StoredLatency: Codable, Sendable, Equatable {
  /// The engine's label in the candidate's run.
  package var engine: String
  package var cell: LatencyCell
  package var baseline: EstimateRecord
  package var candidate: EstimateRecord
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

extension ComparisonRecord: VersionedRecord {
  package static var allowance: JSONAllowance { .figures }
}

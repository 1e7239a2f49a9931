package import Barcodes
package import Judging
package import Records
package import Summaries

/// The outcome of a duel: `duel.json`.
package struct DuelRecord: Codable, Sendable, Equatable, VersionedRecord {
  package static var allowance: JSONAllowance { .figures }

  package var schema = currentSchema
  package var scanbenchVersion: String
  package var commandLine: [String]
  /// ISO 8601, UTC.
  package var startedAt: String
  package var finishedAt: String
  package var machine: MachineRecord
  package var suites: [SuiteRecord]
  package var baseline: EngineRecord
  package var candidate: EngineRecord
  package var answer: GateAnswer
  /// Why it is not fine, a sentence each; empty where it is.
  package var reasons: [String]
  /// Absent where what is read was not compared.
  package var accuracy: DuelAccuracy?
  /// Why what is read could not be compared; absent where it was, or was not to be.
  package var readingCut: String?
  /// What is known all the same, of those that both were asked; absent with `accuracy`.
  package var cutReading: CutReading?
  /// Absent where latencies were not compared.
  package var latency: DuelLatency?

  /// Judges what was found.
  package init(
    scanbenchVersion: String, commandLine: [String], startedAt: String, finishedAt: String,
    machine: MachineRecord, suites: [SuiteRecord], baseline: EngineRecord, candidate: EngineRecord,
    accuracy: DuelAccuracy?, readingCut: String? = nil,
    cutReading: CutReading? = nil, latency: DuelLatency?
  ) {
    self.scanbenchVersion = scanbenchVersion
    self.commandLine = commandLine
    self.startedAt = startedAt
    self.finishedAt = finishedAt
    self.machine = machine
    self.suites = suites
    self.baseline = baseline
    self.candidate = candidate
    self.accuracy = accuracy
    self.readingCut = readingCut
    self.cutReading = cutReading
    self.latency = latency
    (answer, reasons) = Self.judgement(
      accuracy: accuracy, readingCut: readingCut, cutReading: cutReading, latency: latency)
  }
}

/// The reads of both engines on the same frames.
package struct DuelAccuracy: Codable, Sendable, Equatable {
  /// The family-wise probability of calling a candidate worse that reads as well, 0 to 1.
  @Share package var errorRate: Double
  /// True if one new misread makes the candidate worse by itself.
  package var forbidsNewMisreads: Bool
  /// True if one lost frame makes it worse by itself; absent in older files, where none does.
  package var forbidsLost: Bool?
  /// Frames, masks and views that an engine answered otherwise when it was asked once more, by contestant; at most
  /// 100 of each.
  package var unstable: [String: [String]]
  package var comparison: EngineComparison
  /// True if a candidate that answers by chance, while the baseline does not, is worse in both
  /// readings; absent for all others.
  package var isWorseTwice: Bool?

  package init(
    rule: ReadingRule, unstable: [String: [String]], comparison: EngineComparison,
    isWorseTwice: Bool?
  ) {
    errorRate = rule.errorRate
    forbidsNewMisreads = !rule.allowsNewMisreads
    forbidsLost = rule.allowsLost ? nil : true
    self.unstable = unstable
    self.comparison = comparison
    self.isWorseTwice = isWorseTwice
  }

  package var rule: ReadingRule {
    ReadingRule(
      errorRate: errorRate, allowsNewMisreads: !forbidsNewMisreads,
      allowsLost: forbidsLost != true)
  }

  /// True if anything can be said of what is read: what differs from one reading to the next proves
  /// nothing, unless both readings of the candidate are worse than the same ones of the baseline.
  package var isJudged: Bool { unstable.values.allSatisfy(\.isEmpty) || isWorseTwice == true }

  enum CodingKeys: String, CodingKey {
    case errorRate
    case forbidsNewMisreads = "noNewMisreads"
    case forbidsLost = "noLost"
    case unstable, comparison
    case isWorseTwice = "worseTwice"
  }
}

/// Why a duel ended before every cell was decided.
package struct DuelCut: Codable, Sendable, Equatable {
  package enum Cause: String, Codable, Sendable, CaseIterable {
    /// Its time was over.
    case time
    /// Somebody ended it.
    case interruption
  }

  package var cause: Cause
  /// Cells that were left undecided.
  @Tally package var cells: Int
  /// The duration of a duel that times all of them to the end, from its start to its answer, by
  /// what blocks took here.
  @Quantity package var neededSeconds: Double
  /// The seconds of a cell up to the second look, by which blocks took so long.
  @Quantity package var cellSeconds: Double

  enum CodingKeys: String, CodingKey {
    case cause, cells
    case neededSeconds = "needed_seconds"
    case cellSeconds = "cell_seconds"
  }
}

/// The answer about one cell.
package struct DuelCellResult: Codable, Sendable, Equatable {
  package var cell: DuelCellRecord
  package var answer: DuelAnswer
  /// Candidate to baseline; absent without two blocks.
  package var ratio: BoundedEstimate?
  /// The baseline's copy to the baseline.
  package var control: BoundedEstimate?
  @Share package var adjustedPValue: Double
  /// The group of its frames that is slower with the most certainty; absent where the frames are not known.
  package var worstGroup: DuelGroupResult?
  /// That were looked at.
  @Tally package var blocks: Int
  @Tally package var core: Int?
  /// The first autocorrelation of the blocks, of all cells that were looked at then; absent where they do not differ.
  @Quantity package var correlation: Double?
  /// Why nothing can be said; absent unless the blocks are why.
  package var disturbance: DuelDisturbance?
  /// Geometric means over all turns of the looks but the greatest and least tenth, in nanoseconds.
  @Nanoseconds package var baselineNanoseconds: Double?
  @Nanoseconds package var candidateNanoseconds: Double?
  /// Absent unless the cell was called worse at a look.
  package var confirmation: DuelConfirmation?
  /// Absent unless the cell could not be timed to the end: why.
  package var failure: String?
  /// Absent unless durations contradict what the bench saw: one of them.
  package var clockFault: DuelClockFault?
  /// The decision that the duel's end left open; absent where it was made before.
  package var cut: CellCut?
}

/// The decision that is missing for a cell, since its duel ended before.
package enum CellCut: String, Codable, Sendable, CaseIterable {
  case undecided
  /// It seemed worse.
  case unconfirmed
}

/// The findings on a group of a cell's frames.
package struct DuelGroupResult: Codable, Sendable, Equatable {
  /// `read`, `unread`, `small`, `large`, `condition:NAME`, or `slowed`: frames that stand out.
  package var group: String
  /// Candidate to baseline; absent of `slowed`, and where too few blocks have such frames.
  package var ratio: BoundedEstimate?
  /// For having been picked among the cell's groups, and after Holm's correction for the cells.
  @Share package var adjustedPValue: Double
}

/// The findings of blocks on another core on a cell that seemed worse.
package struct DuelConfirmation: Codable, Sendable, Equatable {
  package var answer: DuelAnswer
  /// The group of frames; absent for the whole cell.
  package var group: String?
  @Tally package var blocks: Int
  @Tally package var core: Int?
  package var ratio: BoundedEstimate
  package var control: BoundedEstimate
  /// Why nothing can be said; absent where something can.
  package var disturbance: DuelDisturbance?
}

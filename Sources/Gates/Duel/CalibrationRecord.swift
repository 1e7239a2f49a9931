import Judging
package import Records

/// The smallest slowdown that duels detect on a machine: `calibration.json`.
package struct CalibrationRecord: Codable, Sendable, Equatable, VersionedRecord {
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
}

/// The outcomes of duels with one slowdown.
package struct CalibrationResult: Codable, Sendable, Equatable {
  /// The candidate's slowdown, as a share: 0 where it is the baseline itself.
  package var slowdown: Double
  /// The slowdown that the blocks measure: the ratio less 1.
  package var measured: Double
  /// Shares of the duels, by answer.
  package var answers: [String: Double]
  /// In the mean, confirmations included.
  package var blocks: Double
  /// The share of the duels that are called worse where the blocks are drawn anew: the 5th and 95th
  /// percentile.
  package var worseLower: Double
  package var worseUpper: Double

  package var worse: Double { answers[DuelAnswer.worse.rawValue] ?? 0 }
}

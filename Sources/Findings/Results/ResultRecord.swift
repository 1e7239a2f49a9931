package import Barcodes
package import Records
package import Summaries

/// The findings of a run, small enough to be published: what `scanbench site add` writes (Documentation/RESULTS.md).
package struct ResultRecord: Codable, Sendable, Equatable, VersionedRecord {
  package static var allowance: JSONAllowance { .figures }

  package var schema = currentSchema
  /// The name of its file, without its ending.
  package var name: String
  package var scanbenchVersion: String
  package var build: String
  package var commandLine: [String]
  package var startedAt: String
  package var machine: MachineRecord
  package var suites: [ResultSuite]
  /// As they were run, without their paths.
  package var engines: [EngineRecord]
  /// The extent of the run's files, by name: the figures below follow from these.
  package var files: [String: WrittenFile]
  package var reads: [ReadResult]
  package var widths: [WidthResult]
  package var claims: [ClaimResult]
  package var calls: [CallResult]
  /// Vendors' rules for module widths, and the engines that meet them.
  package var rules: [RuleRecord]
  package var limits: [LimitResult]
  package var scans: [ScanTimeResult]
  package var contents: [ContentResult]
  package var settings: [SettingResult]
}

/// The verdict on one of the guide's claims.
package struct ClaimResult: Codable, Sendable, Equatable {
  package var claim: ClaimID
  package var condition: String?
  package var engine: String
  package var verdict: ClaimVerdict
}

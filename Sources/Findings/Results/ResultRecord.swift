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

/// The codes of one symbology that an engine read.
package typealias ReadResult = Identified<ResultID, CodeReads>

/// The verdict on module widths of one symbology, read by one engine.
package typealias WidthResult = Identified<ResultID, WidthReads>

/// The time of a call on the result's machine.
package typealias CallResult = Identified<ResultID, CallTimes>

/// How far a parameter may go until an engine reads fewer codes than the target asks.
package typealias LimitResult = Identified<ResultID, Identified<LimitedParameter, LimitReach>>

/// The time until a code is announced to somebody who aims at it, on the result's machine.
///
/// Its point has the axes of the scene and the frame's size.
package typealias ScanTimeResult = Identified<Identified<ResultID, CellPlace>, TimedScans>

/// An engine's defaults beside the options that one half of the frames chose, both on the other half.
package typealias SettingResult = Identified<FrameFilter, ChosenOptions>

/// The verdict on one of the guide's claims.
package struct ClaimResult: Codable, Sendable, Equatable {
  package var claim: ClaimID
  package var condition: String?
  package var engine: String
  package var verdict: ClaimVerdict
}

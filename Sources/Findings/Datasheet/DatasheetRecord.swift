import Barcodes
package import Records
package import Summaries

/// What one reader can do, as limits: `datasheet.json` (Documentation/FORMATS.md).
package struct DatasheetRecord: Codable, Sendable, Equatable, VersionedRecord {
  package var schema = currentSchema
  package var scanbenchVersion: String
  package var startedAt: String
  package var finishedAt: String?
  package var commandLine: [String]
  package var machine: MachineRecord
  package var engine: EngineRecord
  /// Those that look for limits.
  package var suites: [SuiteRecord]
  package var limits: [LimitRecord]
  /// Symbologies of the suites that the reader does not claim to read; absent where there are none.
  package var unclaimed: [String]?
  /// Reading distances, nearest and farthest; absent where no suite looks for them.
  package var ranges: [ReadingRange]?
  /// The reader that it is held against; absent where none is asked for.
  package var beside: EngineRecord?
  package var besideLimits: [LimitRecord]?
  package var besideRanges: [ReadingRange]?
  /// The limits in which the two readers are shown to differ; absent without another reader.
  package var differences: [LimitDifference]?

  /// Nil where a run has no limits of such an engine.
  ///
  /// - Parameters:
  ///   - engine: by its label.
  ///   - other: the label of the engine that it is held against.
  package init?(_ summary: Summary, engine label: String, beside other: String? = nil) {
    func record(_ label: String) -> EngineRecord? {
      summary.run.engines.first { $0.label == label }
    }
    func limits(_ label: String) -> [LimitRecord] {
      (summary.limits ?? []).filter { $0.engine == label }
    }
    let own = limits(label)
    guard let engine = record(label), !own.isEmpty else { return nil }
    scanbenchVersion = summary.run.scanbenchVersion
    (startedAt, finishedAt) = (summary.run.startedAt, summary.run.finishedAt)
    commandLine = summary.run.commandLine
    machine = summary.run.machine
    self.engine = engine
    suites = summary.run.suites.filter { $0.limits != nil }
    self.limits = own
    let claimed = engine.symbologies.map(\.name)
    let unclaimed = Set((summary.limits ?? []).map(\.symbology)).subtracting(claimed).sorted()
    self.unclaimed = unclaimed.isEmpty ? nil : unclaimed
    ranges = ReadingRange.all(own)
    guard let other, let beside = record(other) else { return }
    self.beside = beside
    besideLimits = limits(other)
    besideRanges = ReadingRange.all(limits(other))
    differences = LimitDifference.all(own, limits(other))
  }
}

package import Barcodes

/// What all shards of a run have in common: `plan.json`, written once and never changed.
package struct PlanRecord: Codable, Sendable, Equatable {
  package static let currentSchema = 1

  package var schema = currentSchema
  package var scanbenchVersion: String
  /// SHA-256 of the program that planned, in hexadecimal: frames of another one may differ.
  package var scanbenchSHA256: String
  /// Such as `x86_64`: engines may read otherwise elsewhere.
  package var architecture: String
  package var suites: [SuiteRecord]
  /// As they were given on the command line, instead of the suites' own; absent where none were.
  package var masks: [String]?
  package var engines: [PlannedEngine]
  package var limits: PlannedLimits
  package var sizing: ShardSizing

  package init(
    scanbenchVersion: String, scanbenchSHA256: String, architecture: String, suites: [SuiteRecord],
    masks: [String]?,
    engines: [PlannedEngine], limits: PlannedLimits, sizing: ShardSizing
  ) {
    self.scanbenchVersion = scanbenchVersion
    self.scanbenchSHA256 = scanbenchSHA256
    self.architecture = architecture
    self.suites = suites
    self.masks = masks
    self.engines = engines
    self.limits = limits
    self.sizing = sizing
  }

  enum CodingKeys: String, CodingKey {
    case schema
    case scanbenchVersion = "scanbench_version"
    case scanbenchSHA256 = "scanbench_sha256"
    case architecture, suites, masks, engines, limits, sizing
  }
}

/// An engine as every shard has to find it.
package struct PlannedEngine: Codable, Sendable, Equatable {
  package var record: EngineRecord
  /// Those that were given, apart from the engine's defaults.
  package var options: [String: String]
  /// SHA-256 of the engine's program, in hexadecimal.
  package var sha256: String

  package init(record: EngineRecord, options: [String: String], sha256: String) {
    self.record = record
    self.options = options
    self.sha256 = sha256
  }
}

/// What an engine may take before the bench goes on without it.
package struct PlannedLimits: Codable, Sendable, Equatable {
  /// For one call; absent for a time that grows with the frame.
  @Quantity package var timeoutSeconds: Double?
  /// Absent for any.
  @Tally package var memoryBytes: Int?
  @Tally package var deathsInARow: Int

  package init(timeoutSeconds: Double?, memoryBytes: Int?, deathsInARow: Int) {
    self.timeoutSeconds = timeoutSeconds
    self.memoryBytes = memoryBytes
    self.deathsInARow = deathsInARow
  }

  enum CodingKeys: String, CodingKey {
    case timeoutSeconds = "timeout_s"
    case memoryBytes = "memory_bytes"
    case deathsInARow = "deaths_in_a_row"
  }
}

/// Into how many shards a round is cut. One of the two is there.
package struct ShardSizing: Codable, Sendable, Equatable {
  /// The most shards of a round.
  @Tally package var shards: Int?
  /// How long a shard is to take on one core.
  @Quantity package var seconds: Double?

  package init(shards: Int) { self.shards = shards }
  package init(seconds: Double) { self.seconds = seconds }
}

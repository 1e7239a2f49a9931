package import Barcodes

/// The first line of a shard's result: what was read, by what, and where.
package struct ShardResultHeader: Codable, Sendable, Equatable {
  package static let currentSchema = 1

  package var schema = currentSchema
  @Tally package var shard: Int
  /// SHA-256 of the shard's file, in hexadecimal.
  package var shardSHA256: String
  package var scanbenchVersion: String
  package var machine: MachineRecord
  /// The machine's name in its network.
  package var host: String
  /// ISO 8601, UTC, by the machine's own clock, on which nothing depends.
  package var startedAt: String

  package init(
    shard: Int, shardSHA256: String, scanbenchVersion: String, machine: MachineRecord, host: String,
    startedAt: String
  ) {
    self.shard = shard
    self.shardSHA256 = shardSHA256
    self.scanbenchVersion = scanbenchVersion
    self.machine = machine
    self.host = host
    self.startedAt = startedAt
  }

  enum CodingKeys: String, CodingKey {
    case schema, shard
    case shardSHA256 = "shard_sha256"
    case scanbenchVersion = "scanbench_version"
    case machine, host
    case startedAt = "started_at"
  }
}

/// What is to be known of a frame without reading its lines, which follow: one as in `manifest.jsonl`, and the trials as in
/// `trials.jsonl`.
package struct ShardFrameNote: Codable, Sendable, Equatable {
  /// The index of the frame in the suite.
  @Tally package var frame: Int
  /// For each trial whether every code was read; null where the engine was not asked.
  package var reads: [Bool?]
  /// Places of the trials of which a picture may be kept; absent where there is none.
  package var troubles: [Int]?
  /// Whether engines disagree on it; absent where not.
  package var disagree: Bool?
  /// Whether no engine read it though its modules are as wide as they have to be; absent where not.
  package var unread: Bool?

  package init(
    frame: Int, reads: [Bool?], troubles: [Int]?, disagree: Bool?, unread: Bool?
  ) {
    self.frame = frame
    self.reads = reads
    self.troubles = troubles
    self.disagree = disagree
    self.unread = unread
  }
}

/// The last line of a shard's result, without which it is not whole.
package struct ShardResultFooter: Codable, Sendable, Equatable {
  @Tally package var frames: Int
  @Tally package var trials: Int
  /// How long the shard took from its start, by a clock that only goes forward.
  @Quantity package var seconds: Double
  /// Frames that were read at a time.
  @Tally package var jobs: Int
  /// SHA-256 of all lines before this one, in hexadecimal.
  package var sha256: String

  package init(frames: Int, trials: Int, seconds: Double, jobs: Int, sha256: String) {
    self.frames = frames
    self.trials = trials
    self.seconds = seconds
    self.jobs = jobs
    self.sha256 = sha256
  }
}

package import Barcodes
package import Records

/// The costs of an engine beside its calls, as `scanbench engine cost --json` prints it.
package struct EngineCostRecord: Codable, Sendable, Equatable {
  package var label: String
  package var engine: String
  package var version: String
  /// From a process's start until it has said what it is.
  package var hello: MedianTimeRecord
  /// From a process's start until its first answer.
  package var firstAnswer: MedianTimeRecord
  /// The same process's next answer to the same frame, with the way there and back.
  package var nextAnswer: MedianTimeRecord
  /// The size on the disk, without what it shares with others; absent where it cannot be read.
  @Tally package var installedBytes: Int?
  /// The program or the folder that was counted.
  package var installed: String
  /// The most memory that a process used; absent where the system does not say.
  @Tally package var peakMemoryBytes: Int?
  @SmallCount package var cores: Int
  /// Frames a second of one process, round by round.
  @Quantity package var alonePerSecond: [Double]
  /// The same of one process for each core at once, together.
  @Quantity package var togetherPerSecond: [Double]

  package init(
    _ engine: EngineRecord, hello: MedianTimeRecord, firstAnswer: MedianTimeRecord,
    nextAnswer: MedianTimeRecord, installed: (path: String, bytes: Int?), peakMemoryBytes: Int?,
    cores: Int, alonePerSecond: [Double], togetherPerSecond: [Double]
  ) {
    (label, self.engine, version) = (engine.label, engine.engine, engine.version)
    self.hello = hello
    (self.firstAnswer, self.nextAnswer) = (firstAnswer, nextAnswer)
    (self.installed, installedBytes) = (installed.path, installed.bytes)
    self.peakMemoryBytes = peakMemoryBytes
    self.cores = cores
    self.alonePerSecond = alonePerSecond
    self.togetherPerSecond = togetherPerSecond
  }
}

/// The list that `scanbench engine cost --json` prints.
package struct EngineCostList: Codable, Sendable, Equatable, VersionedRecord {
  private(set) var schema = currentSchema
  /// The suite whose frames were read, and how many there were.
  package var suite: String
  @Tally package var frames: Int
  package var engines: [EngineCostRecord]

  package init(suite: String, frames: Int, engines: [EngineCostRecord]) {
    self.suite = suite
    self.frames = frames
    self.engines = engines
  }
}

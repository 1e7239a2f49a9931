package import Barcodes

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
  @Quantity package var alone: [Double]
  /// The same of one process for each core at once, together.
  @Quantity package var together: [Double]

  package init(
    label: String, engine: String, version: String, hello: MedianTimeRecord,
    firstAnswer: MedianTimeRecord, nextAnswer: MedianTimeRecord, installedBytes: Int?,
    installed: String, peakMemoryBytes: Int?, cores: Int, alone: [Double], together: [Double]
  ) {
    self.label = label
    self.engine = engine
    self.version = version
    self.hello = hello
    self.firstAnswer = firstAnswer
    self.nextAnswer = nextAnswer
    self.installedBytes = installedBytes
    self.installed = installed
    self.peakMemoryBytes = peakMemoryBytes
    self.cores = cores
    self.alone = alone
    self.together = together
  }

  enum CodingKeys: String, CodingKey {
    case label, engine, version, hello, firstAnswer, nextAnswer, installedBytes, installed,
      peakMemoryBytes, cores
    case alone = "alonePerSecond"
    case together = "togetherPerSecond"
  }
}

/// The list that `scanbench engine cost --json` prints.
package struct EngineCostList: Codable, Sendable, Equatable {
  package static let currentSchema = 1

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

package import Barcodes

/// Under which circumstances one block of a suite was timed: a line of `blocks.jsonl`.
package struct BlockRecord: Codable, Sendable, Equatable {
  package static let currentSchema = 1

  package var schema = currentSchema
  package var suite: String
  /// From 0.
  @Tally package var block: Int
  /// The logical core on which the engines ran; absent where they could not be held to one.
  @Tally package var core: Int?
  /// Of each engine's process, by label: whether the system said, while it ran, that it was held to `core`.
  package var pinned: [String: Bool]
  /// Runnable processes in the last minute, as the system counts them, before and after the block; absent where
  /// it does not tell.
  @Quantity package var loadBefore: Double?
  @Quantity package var loadAfter: Double?
  /// The share of all cores' time that the hypervisor gave to others during the block, 0 to 1; absent where the
  /// system does not tell.
  @Share package var stealShare: Double?
  /// How the core's frequency is governed, such as `performance`; absent where the system does not tell.
  package var governor: String?
  /// Of the whole block, rendering included, in seconds.
  @Quantity package var seconds: Double
  /// For each engine and size of frame, the most memory that the engine's process had while it read them; absent where the
  /// system does not tell.
  package var peaks: [PeakMemory]?

  package struct PeakMemory: Codable, Sendable, Equatable {
    /// The engine's label.
    package var engine: String
    /// Of the frames, in pixels; absent where they are as large as their symbols need.
    @Side package var width: Int?
    @Side package var height: Int?
    /// Resident, without processes that it has started.
    @Tally package var bytes: Int

    package init(engine: String, width: Int?, height: Int?, bytes: Int) {
      self.engine = engine
      self.width = width
      self.height = height
      self.bytes = bytes
    }
  }

  package init(
    suite: String, block: Int, core: Int?, pinned: [String: Bool], loadBefore: Double?,
    loadAfter: Double?, stealShare: Double?, governor: String?, seconds: Double,
    peaks: [PeakMemory]? = nil
  ) {
    self.suite = suite
    self.block = block
    self.core = core
    self.pinned = pinned
    self.loadBefore = loadBefore
    self.loadAfter = loadAfter
    self.stealShare = stealShare
    self.governor = governor
    self.seconds = seconds
    self.peaks = peaks
  }

  enum CodingKeys: String, CodingKey {
    case schema, suite, block, core, pinned
    case loadBefore = "load_before"
    case loadAfter = "load_after"
    case stealShare = "steal_share"
    case governor, seconds
    case peaks = "peak_memory"
  }
}

package import Barcodes

/// The circumstances in which one block of a suite was timed: a line of `blocks.jsonl`.
package struct BlockRecord: Codable, Sendable, Equatable, VersionedRecord {
  package var schema = currentSchema
  package var suite: String
  @Tally package var block: Int
  /// The logical core on which the engines ran; absent if they could not be held to one.
  @Tally package var core: Int?
  /// Maps an engine's label to true if the system said, while its process ran, that it was held to
  /// `core`.
  package var pinned: [String: Bool]
  /// The number of runnable processes in the last minute, as the system counts them, before and
  /// after the block; absent if the system does not report it.
  @Quantity package var loadBefore: Double?
  @Quantity package var loadAfter: Double?
  /// The share of all cores' time that the hypervisor gave to others during the block, in 0...1;
  /// absent if the system does not report it.
  @Share package var stealShare: Double?
  /// The frequency governor of the core, such as `performance`; absent if the system does not
  /// report it.
  package var governor: String?
  /// The duration of the whole block in seconds, rendering included.
  @Quantity package var seconds: Double
  /// The peak memory of each engine's process for each frame size; absent if the system does not
  /// report it.
  package var peakMemory: [PeakMemory]?

  package struct PeakMemory: Codable, Sendable, Equatable {
    package var engine: String
    /// The size of the frames in pixels; absent if each frame is as large as its symbol needs.
    @Side package var width: Int?
    @Side package var height: Int?
    /// Resident memory, without that of child processes.
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
    peakMemory: [PeakMemory]? = nil
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
    self.peakMemory = peakMemory
  }
}

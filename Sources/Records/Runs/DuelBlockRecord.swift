package import Barcodes

/// The measurements of one cell of a duel in one block: a line of `duel-blocks.jsonl`.
package struct DuelBlockRecord: Codable, Sendable, Equatable, VersionedRecord {
  /// The purpose of a block.
  package enum Phase: String, Codable, Sendable, CaseIterable {
    /// Measures all cells that are undecided.
    case look
    /// Confirms on another core that a cell, or a group of its frames, is worse.
    case confirmation
  }

  package var schema = currentSchema
  package var cell: DuelCellRecord
  package var phase: Phase
  /// The group of frames that a confirmation is about; absent if it is about the whole cell.
  package var group: String?
  /// The index of the block within its phase, from 0.
  @Tally package var block: Int
  /// The logical core on which the engines ran; absent if they could not be held to one.
  @Tally package var core: Int?
  /// One latency for each contestant and round: the median of a turn's calls.
  /// Entries at the same index are for the same frame, one turn after the other.
  @Nanoseconds package var latenciesNanoseconds: [String: [Double]]
  /// The frame of each round, in order. If absent, as in older files, all rounds of the block count
  /// as those of one frame.
  package var frames: [DuelFrameRecord]?
  /// The share of all cores' time that the hypervisor gave to others meanwhile, in 0...1; absent if
  /// the system does not report it.
  @Share package var stealShare: Double?
  /// The durations in this block that contradict what the bench saw; absent if none do.
  package var clockFaults: [DuelClockFault]?

  package init(
    cell: DuelCellRecord, phase: Phase, group: String? = nil, block: Int, core: Int?,
    latenciesNanoseconds: [String: [Double]], frames: [DuelFrameRecord]? = nil, stealShare: Double?,
    clockFaults: [DuelClockFault]? = nil
  ) {
    self.cell = cell
    self.phase = phase
    self.group = group
    self.block = block
    self.core = core
    self.latenciesNanoseconds = latenciesNanoseconds
    self.frames = frames
    self.stealShare = stealShare
    self.clockFaults = clockFaults
  }
}

package struct DuelFrameRecord: Codable, Sendable, Equatable {
  package var frame: String
  /// The number of the block's rounds for this frame, after those of the frames before it.
  @Tally package var rounds: Int
  /// The groups that the frame belongs to: `read` or `unread` by the baseline, `small` or `large`
  /// modules, `condition:NAME`.
  package var groups: [String]
  /// The duration of the first call on the frame in each contestant's process, in nanoseconds;
  /// absent if the processes had seen the frame before.
  @Nanoseconds package var firstCallNanoseconds: [String: Double]?

  package init(
    frame: String, rounds: Int, groups: [String], firstCallNanoseconds: [String: Double]? = nil
  ) {
    self.frame = frame
    self.rounds = rounds
    self.groups = groups
    self.firstCallNanoseconds = firstCallNanoseconds
  }
}

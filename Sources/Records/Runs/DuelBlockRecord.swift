package import Barcodes

/// What one block measured of one cell of a duel: a line of `duel-blocks.jsonl`.
package struct DuelBlockRecord: Codable, Sendable, Equatable {
  package static let currentSchema = 1

  /// What the block is for.
  package enum Phase: String, Codable, Sendable {
    /// A look at all cells that are undecided.
    case look
    /// On another core, whether a cell, or a group of its frames, is worse indeed.
    case confirmation
  }

  package var schema = currentSchema
  package var cell: DuelCellRecord
  package var phase: Phase
  /// Of a confirmation, the group of frames that it is of; absent where that is the whole cell.
  package var group: String?
  /// From 0, within the phase.
  @Tally package var block: Int
  /// The logical core on which the engines ran; absent where they could not be held to one.
  @Tally package var core: Int?
  /// For each contestant one latency for each round, in nanoseconds: the median of a turn's calls. Entries at one
  /// place are of the same frame, one turn after the other.
  @Nanoseconds package var latencies: [String: [Double]]
  /// Which rounds are of which frame, in their order; absent in older files, where all of a block's count as one frame's.
  package var frames: [DuelFrameRecord]?
  /// The share of all cores' time that the hypervisor gave to others meanwhile, 0 to 1; absent where the system
  /// does not tell.
  @Share package var stealShare: Double?
  /// Whose durations contradict what the bench saw in this block; absent where nobody's do.
  package var clockFaults: [DuelClockFault]?

  package init(
    cell: DuelCellRecord, phase: Phase, group: String? = nil, block: Int, core: Int?,
    latencies: [String: [Double]], frames: [DuelFrameRecord]? = nil, stealShare: Double?,
    clockFaults: [DuelClockFault]? = nil
  ) {
    self.cell = cell
    self.phase = phase
    self.group = group
    self.block = block
    self.core = core
    self.latencies = latencies
    self.frames = frames
    self.stealShare = stealShare
    self.clockFaults = clockFaults
  }

  enum CodingKeys: String, CodingKey {
    case schema, cell, phase, group, block, core
    case latencies = "latencies_ns"
    case frames
    case stealShare = "steal_share"
    case clockFaults = "clock_faults"
  }
}

/// A frame in a block of a duel.
package struct DuelFrameRecord: Codable, Sendable, Equatable {
  package var frame: String
  /// So many of the block's rounds, after those of the frames before it.
  @Tally package var rounds: Int
  /// The groups that it belongs to: `read` or `unread` by the baseline, `small` or `large` modules, `condition:NAME`.
  package var groups: [String]
  /// Of each contestant what its process's first call on the frame took, in nanoseconds; absent where the processes had seen the
  /// frame before.
  @Nanoseconds package var firstCalls: [String: Double]?

  package init(frame: String, rounds: Int, groups: [String], firstCalls: [String: Double]? = nil) {
    self.frame = frame
    self.rounds = rounds
    self.groups = groups
    self.firstCalls = firstCalls
  }

  enum CodingKeys: String, CodingKey {
    case frame, rounds, groups
    case firstCalls = "first_call_ns"
  }
}

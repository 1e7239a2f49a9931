package import Barcodes

/// One shard of a round: `shards/0001.json`, written once and never changed.
package struct ShardRecord: Codable, Sendable, Equatable {
  package static let currentSchema = 1

  package var schema = currentSchema
  /// From 1, over all rounds.
  @Tally package var shard: Int
  /// From 1.
  @Tally package var round: Int
  /// SHA-256 of `plan.json`, in hexadecimal.
  package var planSHA256: String
  package var suite: String
  /// In the order in which they are read; empty of a suite that is timed.
  package var spans: [ShardSpan]
  /// Of a suite that is timed, in their order; absent of others.
  package var blocks: [ShardBlock]?

  package init(
    shard: Int, round: Int, planSHA256: String, suite: String, spans: [ShardSpan],
    blocks: [ShardBlock]? = nil
  ) {
    self.shard = shard
    self.round = round
    self.planSHA256 = planSHA256
    self.suite = suite
    self.spans = spans
    self.blocks = blocks
  }

  package var frameCount: Int {
    spans.reduce(0) { $0 + $1.count } + (blocks ?? []).reduce(0) { $0 + $1.frames }
  }

  enum CodingKeys: String, CodingKey {
    case schema, shard, round
    case planSHA256 = "plan_sha256"
    case suite, spans, blocks
  }
}

/// A block of a suite that is timed.
package struct ShardBlock: Codable, Sendable, Equatable {
  /// From 0.
  @Tally package var block: Int
  /// Places of the sizes of frames that are read, among those of the suite.
  package var sizes: [Int]
  /// How many these are.
  @Tally package var frames: Int

  package init(block: Int, sizes: [Int], frames: Int) {
    self.block = block
    self.sizes = sizes
    self.frames = frames
  }
}

/// Consecutive frames of a suite.
package struct ShardSpan: Codable, Sendable, Equatable {
  /// The index of the first frame in the suite, from 0.
  @Tally package var first: Int
  @Tally package var count: Int
  /// Where in the suite's round the first frame stands, from 0; the others follow it.
  @Tally package var position: Int
  /// Places in the plan's list of engines; absent for all.
  package var engines: [Int]?

  package init(first: Int, count: Int, position: Int, engines: [Int]?) {
    self.first = first
    self.count = count
    self.position = position
    self.engines = engines
  }
}

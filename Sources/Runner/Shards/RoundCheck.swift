import Records

/// Holds the shards of a round against what the round is to be.
struct RoundCheck {
  /// A part of a round, and the place of the shard that reads it.
  struct Piece {
    var part: FrameBatch.Part
    var shard: Int
  }

  private let shards: [ShardRecord]

  init(_ shards: [PlannedRun.Shard]) { self.shards = shards.map(\.record) }

  /// By their position in the round.
  var pieces: [Piece] {
    shards.enumerated().flatMap { place, shard in
      shard.spans.map { Piece(part: FrameBatch.Part($0), shard: place) }
    }.sorted { $0.part.position < $1.part.position }
  }

  /// Whether the shards are disjoint, and together all of the round.
  ///
  /// - Parameter work: nil where nothing is to be read.
  func isWhole(_ work: RoundWork?) -> Bool {
    switch work {
    case nil: false
    case .blocks(let blocks):
      shards.allSatisfy(\.spans.isEmpty) && shards.flatMap { $0.blocks ?? [] } == blocks
    case .frames(let batch): shards.allSatisfy { $0.blocks == nil } && isWhole(batch)
    }
  }

  private func isWhole(_ batch: FrameBatch) -> Bool {
    var position = 0
    for piece in pieces {
      let end = piece.part.position + piece.part.span.indices.count
      guard piece.part.position == position, end <= batch.count,
        batch[position..<end] == [piece.part]
      else { return false }
      position = end
    }
    return position == batch.count
  }
}

extension FrameBatch {
  var tasks: some Sequence<Task> { (0..<count).lazy.map { self[$0] } }
}

extension FrameBatch.Part {
  init(_ span: ShardSpan) {
    self.init(
      span: FrameSpan(indices: span.first..<span.first + span.count, engines: span.engines),
      position: span.position)
  }

  var shardSpan: ShardSpan {
    ShardSpan(
      first: span.indices.lowerBound, count: span.indices.count, position: position,
      engines: span.engines)
  }
}

import Records

/// Cuts a batch into shards that take about as long as one another.
enum ShardCutter {
  /// Into so many pieces a shard is scattered over the batch, since frames that follow one another are alike, and some kinds take
  /// many times as long as others.
  private static let piecesPerShard = 8

  /// - Parameter count: of shards, at least 1; fewer where there are fewer frames.
  /// - Returns: the parts of each shard, together all of the batch.
  static func cut(_ batch: FrameBatch, into count: Int) -> [[FrameBatch.Part]] {
    let shards = min(count, batch.count)
    guard shards > 0 else { return [] }
    let pieces = min(batch.count, shards * piecesPerShard)
    var parts = [[FrameBatch.Part]](repeating: [], count: shards)
    for piece in 0..<pieces {
      let range = piece * batch.count / pieces..<(piece + 1) * batch.count / pieces
      parts[piece % shards] += batch[range]
    }
    return parts
  }

  /// Blocks that follow one another, each whole: its engines' processes are its own.
  ///
  /// - Parameter count: of shards, at least 1; fewer where there are fewer blocks.
  static func cut(_ blocks: [ShardBlock], into count: Int) -> [[ShardBlock]] {
    let shards = min(count, blocks.count)
    return (0..<shards).map {
      Array(blocks[$0 * blocks.count / shards..<($0 + 1) * blocks.count / shards])
    }
  }
}

import Statistics
import Testing

@testable import Runner

@Suite struct ShardCutterTests {
  /// A batch as sampling makes it: spans that begin anywhere, some of them for one engine.
  private func batch(seed: UInt64) -> FrameBatch {
    var random = SeededGenerator(seed: seed)
    var first = 0
    return FrameBatch(
      (0..<Int.random(in: 1...40, using: &random)).map { number in
        first += Int.random(in: 0...50, using: &random)
        let count = Int.random(in: 1...30, using: &random)
        defer { first += count }
        return FrameSpan(
          indices: first..<first + count, engines: number.isMultiple(of: 3) ? [0] : nil)
      })
  }

  @Test(arguments: 1...30)
  func `shards are disjoint and together the whole batch`(seed: Int) {
    let batch = batch(seed: UInt64(seed))
    for count in [1, 2, 7, 64, 5000] {
      let shards = ShardCutter.cut(batch, into: count)
      #expect(shards.count == min(count, batch.count))
      let tasks = shards.flatMap { Array(FrameBatch(parts: $0).tasks) }
        .sorted { $0.position < $1.position }
      #expect(tasks.map(\.position) == Array(0..<batch.count), "seed \(seed)")
      for task in tasks {
        #expect(task.frame == batch[task.position].frame, "seed \(seed)")
        #expect(task.engines == batch[task.position].engines, "seed \(seed)")
      }
      let sizes = shards.map { FrameBatch(parts: $0).count }
      #expect(
        (sizes.max() ?? 0) - (sizes.min() ?? 0) <= max(8, batch.count / count / 8 + 8),
        "seed \(seed)")
    }
  }

  @Test func `a shard is scattered over the batch`() {
    let batch = FrameBatch([FrameSpan(indices: 0..<1600)])
    let shards = ShardCutter.cut(batch, into: 4)
    for shard in shards {
      #expect(shard.count == 8)
      #expect((shard.last?.position ?? 0) - (shard.first?.position ?? 0) > 1200)
    }
  }

  @Test func `nothing is cut into nothing`() {
    #expect(ShardCutter.cut(FrameBatch([]), into: 3).isEmpty)
  }
}

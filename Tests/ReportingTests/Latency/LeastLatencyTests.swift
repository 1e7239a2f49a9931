import Testing

@testable import Findings

struct LeastLatencyTests {
  /// Blocks that are slow or fast for all alike, with a little noise of its own for each.
  private func blocks(_ latency: Double, seed: Int, count: Int = 24) -> [Double] {
    (0..<count).map { block in
      let shared = 1 + 0.3 * Double(block % 5)
      let own = Double((block * 7 + seed * 3) % 11 - 5)
      return latency * shared * (1 + 0.001 * own)
    }
  }

  @Test func `what takes least in the same blocks is told, though the blocks differ by far more`() {
    let latencies = [blocks(1.05, seed: 1), blocks(1, seed: 2), blocks(1.1, seed: 3)]
    #expect(LatencyView.least(latencies) == [1])
  }

  @Test func `what cannot be told apart is named together`() {
    let latencies = [blocks(1, seed: 1), blocks(1, seed: 2), blocks(1.1, seed: 3)]
    #expect(LatencyView.least(latencies) == [0, 1])
  }

  @Test func `few blocks tell nothing, and other numbers of blocks are left out`() {
    let few = [blocks(1.05, seed: 1, count: 4), blocks(1, seed: 2, count: 4)]
    #expect(LatencyView.least(few) == [0, 1])
    #expect(LatencyView.least([blocks(1, seed: 1), blocks(0.5, seed: 2, count: 6)]) == [0])
    #expect(LatencyView.least([]) == [])
  }
}

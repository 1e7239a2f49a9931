import Bisecting
import Testing

struct BisectionTests {
  @Test func `the square root of 2 is found to the last digit`() {
    let found = (0.0...2).bisected(halvings: 60) { $0 * $0 < 2 }
    #expect(found.upperBound == found.lowerBound.nextUp)
    #expect(found.contains(1.414213562373095_048_8))
  }

  @Test(arguments: [0, 1, 8, 20])
  func `each halving halves what is left around the root`(halvings: Int) {
    let found = (-1.0...1).bisected(halvings: halvings) { $0 < 1.0 / 3 }
    #expect(found.upperBound - found.lowerBound == 2 / Double(1 << halvings))
    #expect(found.contains(1.0 / 3))
  }

  @Test func `a root outside is approached by the end on its side`() {
    let range = 1.0...5
    #expect(range.bisected(halvings: 4) { _ in true } == 4.75...5)
    #expect(range.bisected(halvings: 4) { _ in false } == 1...1.25)
  }
}

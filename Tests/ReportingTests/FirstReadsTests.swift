import Statistics
import Testing

@testable import Tallies

struct FirstReadsTests {
  @Test func `the first frames are counted, whatever comes later`() {
    var first = FirstReads()
    #expect(first.proportion(of: 8) == Proportion(successes: 0, of: 0))
    for number in 0..<200 { first.add(isRead: number.isMultiple(of: 4)) }
    #expect(first.proportion(of: 8) == Proportion(successes: 2, of: 8))
    #expect(first.proportion(of: 63) == Proportion(successes: 16, of: 63))
    #expect(first.proportion(of: 64) == Proportion(successes: 16, of: 64))
    #expect(first.proportion(of: 200) == Proportion(successes: 16, of: 64), "64 are known")
  }
}

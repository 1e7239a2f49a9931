import Bisecting
import Testing

struct PartitionPointTests {
  @Test(arguments: 0...40)
  func `a partition point is the first number for which the condition holds`(count: Int) {
    let range = -7..<count - 7
    for first in range.lowerBound...range.upperBound {
      #expect(range.partitionPoint { $0 >= first } == first)
    }
  }

  @Test func `it is the upper bound if the condition never holds, the lower if always`() {
    #expect((3..<10).partitionPoint { _ in false } == 10)
    #expect((3..<10).partitionPoint { _ in true } == 3)
  }

  @Test func `nothing is asked about an empty range`() {
    let found = (5..<5).partitionPoint { _ in
      Issue.record("asked")
      return true
    }
    #expect(found == 5)
  }

  @Test func `the largest of ranges takes no more than 63 questions`() {
    var questions = 0
    let found = (0..<Int.max).partitionPoint {
      questions += 1
      return $0 >= 1_000_000_007
    }
    #expect(found == 1_000_000_007)
    #expect(questions <= 63)
  }
}

import Testing

@testable import Statistics

@Suite struct WeightedBoundTests {
  @Test func `of whole numbers it is that of Clopper and Pearson`() {
    for (successes, trials) in [(0, 10), (3, 40), (9, 10)] {
      let whole = Proportion(successes: successes, of: trials).upperBound()
      let share = Proportion.upperBound(
        ofShare: Double(successes) / Double(trials), of: Double(trials))
      #expect(abs(whole - share) < 1e-9)
    }
    #expect(Proportion.upperBound(ofShare: 1, of: 3.5) == 1)
  }

  @Test func `between whole numbers it lies between`() {
    let bounds = [10.0, 10.5, 11].map { Proportion.upperBound(ofShare: 0, of: $0) }
    #expect(bounds[0] > bounds[1] && bounds[1] > bounds[2])
  }
}

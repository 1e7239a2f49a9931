import Statistics
import Testing

struct HolmTests {
  @Test func `adjusted p-values are those of statsmodels`() throws {
    for fixture in try StatisticsFixtures.load().holmAdjustments {
      let adjusted = Holm.adjusted(fixture.values)
      #expect(zip(adjusted, fixture.adjusted).allSatisfy { agree($0, $1, tolerance: 1e-12) })
      #expect(adjusted.count == fixture.adjusted.count)
    }
  }

  @Test func `the least is multiplied by the number of tests, and order is kept`() {
    #expect(Holm.adjusted([0.03, 0.01]) == [0.03, 0.02])
    #expect(Holm.adjusted([0.02, 0.015]) == [0.03, 0.03])
    #expect(Holm.adjusted([0.7, 0.6]) == [1, 1])
    #expect(Holm.adjusted([]) == [])
  }
}

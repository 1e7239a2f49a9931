import Statistics
import Testing

struct McNemarTests {
  @Test func `p-values are those of statsmodels and SciPy`() throws {
    for fixture in try StatisticsFixtures.load().mcnemarTests {
      let test = McNemar(onlyFirst: fixture.b, onlySecond: fixture.c)
      #expect(agree(test.pValue(), fixture.twoSided), "\(fixture)")
      #expect(agree(test.pValueLess, fixture.less), "\(fixture)")
      #expect(agree(test.pValueGreater, fixture.greater), "\(fixture)")
    }
  }

  @Test func `six wins and no loss are just significant`() {
    #expect(agree(McNemar(onlyFirst: 6, onlySecond: 0).pValue(), 1.0 / 32))
    #expect(agree(McNemar(onlyFirst: 6, onlySecond: 0).pValueGreater, 1.0 / 64))
    #expect(McNemar(onlyFirst: 6, onlySecond: 0).pValueLess == 1)
    #expect(agree(McNemar(onlyFirst: 5, onlySecond: 0).pValue(), 1.0 / 16))
  }

  @Test func `swapping the two swaps the sides`() {
    for (first, second) in [(3, 9), (7, 7), (0, 12)] {
      let test = McNemar(onlyFirst: first, onlySecond: second)
      let swapped = McNemar(onlyFirst: second, onlySecond: first)
      #expect(agree(test.pValue(), swapped.pValue()))
      #expect(agree(test.pValueLess, swapped.pValueGreater))
    }
  }
}

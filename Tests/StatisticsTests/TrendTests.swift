import Statistics
import Testing

struct TrendTests {
  private let rising = [1.0, 2.5, 2.0, 4.0, 3.5, 5.5]
  private let vague = [3.0, 1.0, 4.0, 1.0, 5.0, 9.0, 2.0, 6.0]

  /// `scipy.stats.linregress` and `combine_pvalues` (SciPy 1.17.1).
  @Test func `p-values are those of SciPy`() {
    #expect(agree(Trend.pValue([rising]), 0.008884688457602541))
    #expect(agree(Trend.pValue([vague]), 0.2315198320736947))
    #expect(agree(Trend.pValue([rising, vague]), 0.01478253025951835))
    #expect(agree(Trend.pValue([rising.reversed(), vague]), 0.01478253025951835), "either way")
  }

  @Test func `what does not vary has no trend`() {
    #expect(Trend.pValue([]) == 1)
    #expect(Trend.pValue([[1, 1, 1, 1]]) == 1)
    #expect(agree(Trend.pValue([[1, 1, 1, 1], rising]), Trend.pValue([rising])))
  }
}

import Statistics
import Testing

struct TrendTests {
  private let rising = [1.0, 2.5, 2.0, 4.0, 3.5, 5.5]
  private let vague = [3.0, 1.0, 4.0, 1.0, 5.0, 9.0, 2.0, 6.0]

  /// `scipy.stats.linregress` and `combine_pvalues` (SciPy 1.17.1).
  @Test func `p-values are those of SciPy`() {
    #expect(agree(SerialCorrelation.trendPValue([rising]), 0.008884688457602541))
    #expect(agree(SerialCorrelation.trendPValue([vague]), 0.2315198320736947))
    #expect(agree(SerialCorrelation.trendPValue([rising, vague]), 0.01478253025951835))
    #expect(
      agree(SerialCorrelation.trendPValue([rising.reversed(), vague]), 0.01478253025951835),
      "either way")
  }

  @Test func `what does not vary has no trend`() {
    #expect(SerialCorrelation.trendPValue([]) == 1)
    #expect(SerialCorrelation.trendPValue([[1, 1, 1, 1]]) == 1)
    #expect(
      agree(
        SerialCorrelation.trendPValue([[1, 1, 1, 1], rising]),
        SerialCorrelation.trendPValue([rising])))
  }
}

import Statistics
import Testing

struct MannWhitneyTests {
  @Test func `U and its p-values are SciPy's`() throws {
    for fixture in try StatisticsFixtures.load().mannWhitneyTests {
      let first = try #require(Sample(fixture.first))
      let second = try #require(Sample(fixture.second))
      let test = MannWhitney(first, second)
      #expect(test.u == fixture.u && test.isExact == fixture.exact, "\(fixture)")
      #expect(agree(test.pValue(), fixture.twoSided), "\(fixture), but \(test.pValue())")
      #expect(agree(test.pValue(.less), fixture.less), "\(fixture)")
      #expect(agree(test.pValue(.greater), fixture.greater), "\(fixture)")
    }
  }

  /// The greatest U that is significant at 5 %, two-sided: D. Auble, "Extended tables for the
  /// Mann–Whitney statistic", Bulletin of the Institute of Educational Research 1/2, 1953.
  @Test(arguments: [(5, 5, 2), (8, 8, 13), (10, 10, 23), (7, 12, 18), (15, 15, 64), (20, 20, 127)])
  func `critical values are those of the published table`(
    first: Int, second: Int, critical: Int
  ) throws {
    // The first sample's values, but for a few, stand below the second's: U is their number.
    func pValue(_ u: Int) throws -> Double {
      let others = (1...second).map { Double($0 * 100) }
      var left = u
      let values = (1...first).map { index in
        let above = min(left, second)
        left -= above
        return Double(above * 100 + index)
      }
      let test = MannWhitney(try #require(Sample(values)), try #require(Sample(others)))
      #expect(test.u == Double(u) && test.isExact)
      return test.pValue()
    }
    #expect(try pValue(critical) <= 0.05)
    #expect(try pValue(critical + 1) > 0.05)
  }

  @Test func `values that are all alike show nothing`() throws {
    let sample = try #require(Sample([2, 2, 2]))
    let test = MannWhitney(sample, sample)
    #expect(test.superiority == 0.5 && test.hasTies)
    #expect(test.pValue() == 1 && test.pValue(.greater) == 1)
  }
}

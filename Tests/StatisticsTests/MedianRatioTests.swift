import Statistics
import Testing

struct MedianRatioTests {
  @Test func `inverting every ratio inverts the median and its interval`() throws {
    let ratios = [0.5, 0.4, 0.8, 1.2, 0.6, 0.55, 0.7, 2]
    let ratio = try #require(MedianRatio(ratios))
    let inverse = try #require(MedianRatio(ratios.map { 1 / $0 }))
    let interval = try #require(ratio.interval)
    let inverseInterval = try #require(inverse.interval)
    #expect(agree(ratio.median * inverse.median, 1, tolerance: 1e-14))
    #expect(agree(interval.lowerBound * inverseInterval.upperBound, 1, tolerance: 1e-14))
    #expect(ratio.pairs == 8)
  }

  @Test func `between two middle ratios lies their geometric mean`() throws {
    #expect(agree(try #require(MedianRatio([1, 4])).median, 2, tolerance: 1e-14))
  }

  @Test func `the interval is made of ratios that were measured`() throws {
    // 6 pairs: the least and the greatest (96.9 %).
    let interval = try #require(MedianRatio([0.3, 0.9, 0.5, 0.4, 0.7, 0.6])?.interval)
    #expect(agree(interval.lowerBound, 0.3, tolerance: 1e-14))
    #expect(agree(interval.upperBound, 0.9, tolerance: 1e-14))
  }

  @Test func `few pairs have a median but no interval`() {
    #expect(MedianRatio([0.5, 0.5, 0.5])?.interval == nil)
  }

  @Test func `no ratio, or one that is none, gives nothing`() {
    #expect(MedianRatio([]) == nil)
    #expect(MedianRatio([1, 0]) == nil)
    #expect(MedianRatio([1, -2]) == nil)
    #expect(MedianRatio([1, .infinity]) == nil)
  }
}

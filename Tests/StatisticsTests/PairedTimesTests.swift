import Statistics
import Testing

struct PairedTimesTests {
  private typealias Observation = KaplanMeier.CensoredTime

  /// Times of events; those below 0 are censored at what they are without the sign.
  private func pair(_ first: Double, _ second: Double) -> PairedTimes.Difference? {
    PairedTimes.Difference(
      Observation(time: abs(first), isEvent: first > 0),
      Observation(time: abs(second), isEvent: second > 0))
  }

  private func times(_ pairs: [(Double, Double)]) -> PairedTimes {
    PairedTimes(pairs.compactMap { pair($0.0, $0.1) })
  }

  @Test func `who came first is counted as far as it is known`() {
    // First, second, a tie; the second is open beyond the first, or before it; the first is open; both are.
    let paired = times([(1, 2), (3, 2), (2, 2), (1, -3), (1, -1), (3, -2), (-2, 1), (-2, -2)])
    #expect(paired.count == 7, "two open times say nothing")
    #expect(paired.firstSooner == 3, "what is open at 1 had not come by 1")
    #expect(paired.secondSooner == 2)
    // scipy.stats.binomtest(3, 5).pvalue
    #expect(paired.pValue == 1)
    let all = times((1...8).map { (Double($0), Double($0) + 1) })
    #expect(agree(all.pValue, 2.0 / 256))
  }

  @Test func `the median of known differences has the sign test's interval`() {
    // Of 20 values, the 6th from either end covers in 95.9 % (Conover, table A3).
    let paired = times((1...20).map { (1, 1 + Double($0)) })
    let median = paired.median()
    #expect(median.value == 10.5 && median.lower == 6 && median.upper == 15)
    #expect(
      times([(1, 2), (1, 3), (1, 4), (1, 5), (1, 6)]).median().lower == nil, "five are too few")
  }

  @Test func `open times leave the median open where they could move it`() {
    // Two of nine are open above: the median is the fifth wherever they lie, and the upper end is not known.
    let known: [(Double, Double)] = (1...7).map { (1, 1 + Double($0)) }
    let high = times(known + [(1, -20), (1, -20)]).median()
    #expect(high.value == 5 && high.lower == 2 && high.upper == nil)
    // Opened at 2.5 and 2.6, they may lie anywhere from there.
    let near = times(known + [(1, -2.5), (1, -2.6)]).median()
    #expect(near.value == nil && near.lower == 1.5 && near.upper == nil)
    let low = times(known + [(-20, 1), (-20, 1)]).median()
    #expect(low.value == 3 && low.lower == nil && low.upper == 6)
  }

  @Test func `a difference below some bound is shown by the pairs that cannot reach it`() {
    let paired = times((1...10).map { (1, 1 + Double($0) / 100) })
    // 8, 9 and 10 hundredths do: P(X ≤ 3) of 10 halves is 176 / 1024.
    #expect(abs(paired.pValue(atLeast: 0.075) - 176.0 / 1024) < 1e-12)
    #expect(agree(paired.pValue(atLeast: 1), 1.0 / 1024))
    #expect(times([(1, -2), (1, -2)]).pValue(atLeast: 5) == 1, "what is open may reach it")
  }

  @Test func `several differences of one thing count once, with their median`() throws {
    let three = try #require(
      PairedTimes.Difference(medianOf: [pair(1, 2), pair(1, 4), pair(1, -9)].compactMap(\.self)))
    #expect(three.low == 3 && three.high == 3)
    let two = try #require(
      PairedTimes.Difference(medianOf: [pair(1, 2), pair(1, -9)].compactMap(\.self)))
    #expect(two.low == 4.5 && two.high == .infinity && two.isFirstSooner)
    #expect(PairedTimes.Difference(medianOf: []) == nil)
  }

  @Test func `no pair says nothing`() {
    let none = times([])
    #expect(none.pValue == 1 && none.pValue(atLeast: 1) == 1 && none.median().value == nil)
  }
}

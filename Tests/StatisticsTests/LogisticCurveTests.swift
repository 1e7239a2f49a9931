import Foundation
import Statistics
import Testing

struct LogisticCurveTests {
  @Test func `half of what does not lapse succeeds at the midpoint`() {
    let curve = LogisticCurve(midpoint: 3, scale: 0.5, lapse: 0.1)
    #expect(agree(curve.probability(at: 3), 0.45))
    #expect(agree(curve.probability(at: 1000), 0.9) && curve.probability(at: -1000) == 0)
    // ln 3 scales from the midpoint are three quarters.
    #expect(agree(curve.probability(at: 3 + 0.5 * log(3)), 0.9 * 0.75))
  }

  @Test func `the half point is where half of all succeed`() throws {
    let curve = LogisticCurve(midpoint: 3, scale: -2, lapse: 0.2)
    let point = try #require(curve.halfPoint)
    #expect(agree(curve.probability(at: point), 0.5, tolerance: 1e-14))
    #expect(point < 3)
    #expect(LogisticCurve(midpoint: 3, scale: 1, lapse: 0.5).halfPoint == nil)
    #expect(LogisticCurve(midpoint: 3, scale: 1, lapse: 0.2).x(at: 0.8) == nil)
    #expect(LogisticCurve(midpoint: 3, scale: 1).x(at: 0) == nil)
  }

  @Test func `the slope is that of the difference quotient`() {
    let curve = LogisticCurve(midpoint: -1, scale: 0.7, lapse: 0.15)
    let step = 1e-5
    let rise = curve.probability(at: -1 + step) - curve.probability(at: -1 - step)
    #expect(agree(curve.slopeAtMidpoint, rise / (2 * step), tolerance: 1e-8))
  }
}

package import Judging

/// What is sampled of a simulated engine, and how far from the target a truth is called clear.
package struct SweepDesign: Sendable {
  package let name: String
  /// Module widths in pixels, ascending.
  package let widths: [Double]
  package let bets: RateBets
  package let limits: SamplingLimits
  /// It clearly holds that modules of `askedWidth` suffice where failures are, at every such width, at most
  /// this share of those that the target allows.
  package let clearHoldFactor: Double
  /// It clearly fails where failures are, at some such width, at least this multiple of those allowed.
  package let clearFailFactor: Double

  /// The width of which is asked whether it and all above suffice, in pixels.
  package static let askedWidth = 2.0

  package init(
    name: String, widths: [Double], bets: RateBets, limits: SamplingLimits,
    clearHoldFactor: Double, clearFailFactor: Double
  ) {
    self.name = name
    self.widths = widths
    self.bets = bets
    self.limits = limits
    self.clearHoldFactor = clearHoldFactor
    self.clearFailFactor = clearFailFactor
  }

  /// The widths of Corpus/guidance.yaml.
  package static let guidanceWidths = (7...40).map { Double($0) / 10 } + [6, 8]

  /// Whether a rate meets the target; one that was computed to be the target does.
  func isEnough(_ rate: Double) -> Bool { rate >= bets.target - 1e-12 }

  /// Whether every width from `width` on is read at the target rate.
  func suffices(_ width: Double, of curve: ReadRateCurve) -> Bool {
    widths.filter { Guidance.isReached(width, by: $0) }.allSatisfy {
      isEnough(curve.rate(at: $0))
    }
  }

  /// Whether modules of `askedWidth` suffice, and whether that is clear.
  package func truth(of curve: ReadRateCurve) -> GuidanceTruth {
    let asked = widths.filter { Guidance.isReached(Self.askedWidth, by: $0) }
    let missed = asked.map { 1 - curve.rate(at: $0) }.max() ?? 0
    let most = missed / (1 - bets.target)
    return GuidanceTruth(
      holds: suffices(Self.askedWidth, of: curve),
      isClear: most <= clearHoldFactor + 1e-9 || most >= clearFailFactor - 1e-9)
  }
}

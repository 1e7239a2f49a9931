import Statistics

/// One read rate less another, of codes that were drawn apart, with an interval of at least 95 %.
///
/// The ends are those of two Clopper–Pearson intervals of 97.5 %, of which by Bonferroni's inequality both hold
/// with 95 %. Where codes of several symbologies are pooled, as many of each on either side, it is still
/// conservative: such a sum varies less than a binomial one (W. Hoeffding, Annals of Mathematical Statistics
/// 27, 1956, pp. 713–721).
struct RateDifference {
  let value: Double
  let lower: Double
  let upper: Double

  /// Nil without a code on either side.
  init?(_ first: Proportion, less second: Proportion) {
    guard let one = first.rate, let other = second.rate else { return nil }
    let (a, b) = (first.interval(confidence: 0.975), second.interval(confidence: 0.975))
    value = one - other
    lower = a.lowerBound - b.upperBound
    upper = a.upperBound - b.lowerBound
  }

  /// In percentage points, with the interval: `12.5 points (95 % interval 3.1 to 21.0)`.
  var text: String {
    "\(Self.points(value)) points (95 % interval \(Self.points(lower)) to \(Self.points(upper)))"
  }

  static func points(_ share: Double) -> String {
    let tenths = (share * 1000).rounded()
    return tenths == 0 ? "0" : Wording.plain(tenths / 10)
  }
}

extension ReadCount {
  var proportion: Proportion { Proportion(successes: correct, of: codes) }
}

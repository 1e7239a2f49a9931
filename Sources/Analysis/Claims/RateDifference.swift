import Statistics

/// One read rate less another, of codes that were drawn apart, with an interval of at least 95 %.
///
/// The ends are those of two Clopper–Pearson intervals of 97.5 %, of which by Bonferroni's inequality both hold
/// with 95 %. Where codes of several symbologies are pooled, as many of each on either side, it is still
/// conservative: such a sum varies less than a binomial one (W. Hoeffding, Annals of Mathematical Statistics
/// 27, 1956, pp. 713–721).
package struct RateDifference {
  package let value: Double
  package let lower: Double
  package let upper: Double

  /// Nil without a code on either side.
  init?(_ first: Proportion, less second: Proportion) {
    guard let one = first.rate, let other = second.rate else { return nil }
    let (a, b) = (first.interval(confidence: 0.975), second.interval(confidence: 0.975))
    value = one - other
    lower = a.lowerBound - b.upperBound
    upper = a.upperBound - b.lowerBound
  }
}

extension ReadCount {
  var proportion: Proportion { Proportion(successes: correct, of: codes) }
}

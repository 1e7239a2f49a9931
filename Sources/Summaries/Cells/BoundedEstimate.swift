package import Barcodes
package import Judging
package import Statistics

/// An estimate that always has bounds: a difference of read rates, or a ratio of latencies.
package struct BoundedEstimate: Codable, Sendable, Equatable {
  @Quantity package var value: Double
  @Quantity package var lower: Double
  @Quantity package var upper: Double

  package init(value: Double, lower: Double, upper: Double) {
    self.value = value
    self.lower = lower
    self.upper = upper
  }
}

extension BoundedEstimate {
  /// One read rate less another, of codes that were drawn apart, with an interval of at least 95 %.
  ///
  /// The ends are those of two Clopper–Pearson intervals of 97.5 %, of which by Bonferroni's inequality both hold
  /// with 95 %. Where codes of several symbologies are pooled, as many of each on either side, it is still
  /// conservative: such a sum varies less than a binomial one (W. Hoeffding, Annals of Mathematical Statistics
  /// 27, 1956, pp. 713–721).
  ///
  /// Nil without a code on either side.
  package init?(_ first: Proportion, less second: Proportion) {
    guard let one = first.rate, let other = second.rate else { return nil }
    let (a, b) = (first.interval(confidence: 0.975), second.interval(confidence: 0.975))
    self.init(
      value: one - other, lower: a.lowerBound - b.upperBound, upper: a.upperBound - b.lowerBound)
  }

  /// With the bounds of a duel's test.
  package init(_ ratio: DuelRatio) {
    self.init(value: ratio.value, lower: ratio.lower, upper: ratio.upper)
  }
}

extension ReadCount {
  package var proportion: Proportion { Proportion(successes: correct, of: codes) }
}

extension BoundedEstimate {
  /// The difference the other way round.
  package var negated: BoundedEstimate {
    BoundedEstimate(value: -value, lower: -upper, upper: -lower)
  }
}

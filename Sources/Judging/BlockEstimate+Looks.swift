public import Statistics

extension BlockEstimate {
  /// After how many blocks it is looked whether ratios are known well enough to end, ascending: the fewest, the most, and a number
  /// between them, as many times the one as the other is of it.
  ///
  /// Who looks after every block and ends when the interval is narrow enough ends where it is narrow by chance, and the
  /// interval covers less often than it says. So looks are few and fixed beforehand, and the error of 5 % is divided among
  /// them (repeated confidence intervals: C. Jennison and B. W. Turnbull, Journal of the Royal Statistical Society B 51, 1989,
  /// pp. 305–361): all intervals of all looks hold with 95 %, so does the last one, whatever made it the last.
  ///
  /// - Precondition: `1 <= fewest`, `fewest <= most`.
  public static func looks(fewest: Int, most: Int) -> [Int] {
    precondition(1 <= fewest && fewest <= most, "the fewest blocks are at most the most")
    let middle = Int((Double(fewest) * Double(most)).squareRoot().rounded())
    return Set([fewest, middle, most]).sorted()
  }

  /// The p-value of the hypothesis that one value of each block lies about a centre of at most `bound`, times the looks
  /// (Bonferroni); 1 without a block.
  public static func pValue(above bound: Double, _ values: [Double], looks: Int) -> Double {
    guard let sample = Sample(values) else { return 1 }
    return min(1, Double(max(looks, 1)) * sample.signedRankPValue(above: bound))
  }
}

extension HodgesLehmann {
  /// The probability that any interval misses, over all looks.
  private static let error = 0.05

  /// With an interval whose share of the error is that of one of so many looks.
  ///
  /// Where there are too few values for that share, no look can have ended the measuring, and time must have: the interval
  /// then has what the look that was taken has left.
  public init(of sample: Sample, looks: Int) {
    let share = Self.error / Double(max(looks, 1))
    let location = HodgesLehmann(of: sample, confidence: 1 - share)
    self =
      location.interval != nil || looks <= 1
      ? location : HodgesLehmann(of: sample, confidence: 1 - Self.error + share)
  }
}

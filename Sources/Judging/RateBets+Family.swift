import RealModule

/// Several hypotheses, each with an e-value.
extension RateBets {
  /// True if the hypothesis that all of them are true is rejected: where the mean of their e-values
  /// is decisive.
  ///
  /// - Parameter logarithms: of the e-values.
  public static func isRejected(_ logarithms: [Double]) -> Bool {
    logarithms.logMean >= decisiveEvidence
  }

  /// Which of them are given up together, so that any of these is true with the probability of one error.
  ///
  /// A closed test: a hypothesis goes where the mean e-value of every set that holds it is decisive (Vovk and Wang, Annals of
  /// Statistics 49, 2021). The set that speaks most for it is that of itself and all others below the bound.
  ///
  /// - Parameter logarithms: of the e-values; nil for what is not in the family.
  public static func rejected(_ logarithms: [Double?]) -> [Bool] {
    let bound: Double = .exp(decisiveEvidence)
    // Greater ones are as good as this; their sum stays finite.
    let values = logarithms.map { $0.map { Double.exp(min($0, 600)) } }
    let low = values.compactMap(\.self).filter { $0 < bound }
    let missing = low.reduce(0) { $0 + bound - $1 }
    return values.map { value in
      guard let value, value >= bound else { return false }
      return value - bound >= missing
    }
  }
}

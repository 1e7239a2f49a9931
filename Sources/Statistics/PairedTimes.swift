/// Times of two ways to do the same, each pair on the same thing; of some it is only known that they are longer.
///
/// What a pair says of the difference, the second time less the first, is then only that it lies between two bounds. Estimate and
/// interval are of the median, and hold wherever between its bounds each difference lies.
public struct PairedTimes: Sendable, Hashable {
  /// The second time less the first, as far as it is known.
  public struct Difference: Sendable, Hashable {
    /// −∞ where the first is censored and the second not.
    public let low: Double
    /// ∞ where the second is censored and the first not.
    public let high: Double

    /// Nil where both are censored, which says nothing.
    public init?(_ first: KaplanMeier.Observation, _ second: KaplanMeier.Observation) {
      guard first.isEvent || second.isEvent else { return nil }
      let difference = second.time - first.time
      low = first.isEvent ? difference : -.infinity
      high = second.isEvent ? difference : .infinity
    }

    /// What several differences say together that are no pairs of their own, as those of one thing under several circumstances:
    /// their median. Nil without one.
    public init?(medianOf differences: [Difference]) {
      guard let lows = Sample(differences.map(\.low)), let highs = Sample(differences.map(\.high))
      else { return nil }
      (low, high) = (lows.median, highs.median)
    }

    /// Whether the first came before the second. What is censored at a time had not come by then.
    public var isFirstSooner: Bool { low > 0 || (low == 0 && high > 0) }
    public var isSecondSooner: Bool { high < 0 || (high == 0 && low < 0) }
  }

  private let lows: [Double]
  private let highs: [Double]
  public let firstSooner: Int
  public let secondSooner: Int

  public init(_ differences: [Difference]) {
    lows = differences.map(\.low).sorted()
    highs = differences.map(\.high).sorted()
    firstSooner = differences.count(where: \.isFirstSooner)
    secondSooner = differences.count(where: \.isSecondSooner)
  }

  public var count: Int { lows.count }

  /// Of the hypothesis that either is as likely to come first: the exact sign test, two-sided. Pairs in which none came first, or
  /// of which that is not known, do not count.
  public var pValue: Double { McNemar(onlyFirst: firstSooner, onlySecond: secondSooner).pValue() }

  /// Of the hypothesis that the median difference is `bound` or more: small where it is less. A sign test, too.
  public func pValue(atLeast bound: Double) -> Double {
    let reaching = highs.count { $0 >= bound }
    return BinomialDistribution(trials: count, probability: 0.5).lowerTail(reaching)
  }

  /// The median difference, with a distribution-free interval; nil ends are unbounded, and so is the value where what is known
  /// leaves it open.
  ///
  /// - Parameter confidence: strictly between 0 and 1.
  public func median(confidence: Double = 0.95) -> (value: Double?, lower: Double?, upper: Double?)
  {
    precondition(confidence > 0 && confidence < 1, "a confidence lies strictly between 0 and 1")
    func finite(_ number: Double?) -> Double? { number.flatMap { $0.isFinite ? $0 : nil } }
    let (least, most) = (Sample(lows)?.median, Sample(highs)?.median)
    return (
      least == most ? finite(least) : nil,
      finite(MedianInterval(ofMedianOf: lows, confidence: confidence)?.lower),
      finite(MedianInterval(ofMedianOf: highs, confidence: confidence)?.upper)
    )
  }
}

extension MedianInterval {
  /// That of the sign test, between two order statistics (W. J. Conover, Practical Nonparametric Statistics, 3rd edition, 1999,
  /// section 3.2); nil below 6 values for 95 %.
  ///
  /// - Parameter ascending: may have infinite ones at its ends.
  init?(ofMedianOf ascending: [Double], confidence: Double) {
    let signs = BinomialDistribution(trials: ascending.count, probability: 0.5)
    self.init(ascending: ascending, confidence: confidence) { 2 * signs.lowerTail($0 - 1) }
  }
}

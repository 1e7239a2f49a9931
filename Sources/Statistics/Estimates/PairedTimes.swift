/// Paired times of two ways to do the same thing, each pair on one thing; a time may be censored,
/// that is, known only to be longer.
///
/// A pair with a censored time says only that the difference, the second time less the first, lies
/// between two bounds. Estimate and interval are of the median, and hold wherever each difference
/// lies between its bounds.
public struct PairedTimes: Sendable, Hashable {
  /// The bounds of the second time less the first.
  public struct Difference: Sendable, Hashable {
    /// −∞ if the first is censored and the second not.
    public let low: Double
    /// ∞ if the second is censored and the first not.
    public let high: Double

    /// Nil if both are censored, which says nothing.
    public init?(_ first: KaplanMeier.CensoredTime, _ second: KaplanMeier.CensoredTime) {
      guard first.isEvent || second.isEvent else { return nil }
      let difference = second.time - first.time
      low = first.isEvent ? difference : -.infinity
      high = second.isEvent ? difference : .infinity
    }

    /// Creates the median of differences that are not independent pairs, such as those of one thing
    /// under several circumstances; nil without one.
    public init?(medianOf differences: [Difference]) {
      guard let lows = Sample(differences.map(\.low)), let highs = Sample(differences.map(\.high))
      else { return nil }
      (low, high) = (lows.median, highs.median)
    }

    /// True if the first came before the second. A time censored at that moment counts as later.
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

  /// The p-value of the hypothesis that either is as likely to come first: the exact two-sided sign
  /// test. Pairs where neither came first, or where that is unknown, do not count.
  public var pValue: Double { McNemar(onlyFirst: firstSooner, onlySecond: secondSooner).pValue() }

  /// Returns the p-value of the hypothesis that the median difference is `bound` or more, small if
  /// it is less; also a sign test.
  public func pValue(atLeast bound: Double) -> Double {
    let reaching = highs.count { $0 >= bound }
    return BinomialDistribution(trials: count, probability: 0.5).lowerTail(reaching)
  }

  /// Returns the median difference with a distribution-free interval. Nil ends are unbounded; the
  /// value is nil if the bounds leave it open.
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

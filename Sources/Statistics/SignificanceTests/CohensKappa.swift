/// The agreement of two observers about the same cases, beyond what chance would produce.
///
/// Source: J. Cohen, "A coefficient of agreement for nominal scales", Educational and Psychological
/// Measurement 20, 1960, pp. 37–46; standard error by J. L. Fleiss, J. Cohen and B. S. Everitt,
/// Psychological Bulletin 72, 1969, pp. 323–327.
public struct CohensKappa: Sendable, Hashable {
  /// The number of cases where both say yes.
  public let both: Int
  public let onlyFirst: Int
  public let onlySecond: Int
  /// The number of cases where both say no.
  public let neither: Int

  /// - Precondition: no count is negative.
  public init(both: Int, onlyFirst: Int, onlySecond: Int, neither: Int) {
    precondition(min(both, onlyFirst, onlySecond, neither) >= 0, "a count is not negative")
    (self.both, self.onlyFirst, self.onlySecond, self.neither) =
      (both, onlyFirst, onlySecond, neither)
  }

  private var count: Double { Double(both + onlyFirst + onlySecond + neither) }
  private var agreement: Double { Double(both + neither) / count }

  /// The expected agreement of two independent observers with the same shares of yes.
  private var byChance: Double {
    let first = Double(both + onlyFirst) / count
    let second = Double(both + onlySecond) / count
    return first * second + (1 - first) * (1 - second)
  }

  /// Kappa, −1 to 1; nil without a case, or if both always give the same answer, so that chance
  /// alone explains their agreement.
  public var value: Double? {
    guard count > 0, byChance < 1 else { return nil }
    return (agreement - byChance) / (1 - byChance)
  }

  /// The standard error of `value`; nil where that is.
  public var standardError: Double? {
    guard let kappa = value else { return nil }
    let (yes, no) = (Double(both) / count, Double(neither) / count)
    let first = Double(both + onlyFirst) / count
    let second = Double(both + onlySecond) / count
    let agreeing =
      yes * square(1 - (first + second) * (1 - kappa))
      + no * square(1 - (2 - first - second) * (1 - kappa))
    let differing =
      square(1 - kappa)
      * (Double(onlyFirst) / count * square(second + 1 - first)
        + Double(onlySecond) / count * square(first + 1 - second))
    let shift = square(kappa - byChance * (1 - kappa))
    return (max(0, agreeing + differing - shift) / count).squareRoot() / (1 - byChance)
  }

  private func square(_ number: Double) -> Double { number * number }
}

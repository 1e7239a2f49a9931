/// How far two observers agree about the same cases beyond what chance would have them agree.
///
/// Source: J. Cohen, "A coefficient of agreement for nominal scales", Educational and Psychological Measurement 20, 1960, pp. 37–46;
/// the standard error is that of J. L. Fleiss, J. Cohen and B. S. Everitt, Psychological Bulletin 72, 1969, pp. 323–327.
public struct CohensKappa: Sendable, Hashable {
  /// Cases of which both say yes.
  public let both: Int
  public let onlyFirst: Int
  public let onlySecond: Int
  /// Cases of which neither does.
  public let neither: Int

  /// - Precondition: no count is negative.
  public init(both: Int, onlyFirst: Int, onlySecond: Int, neither: Int) {
    precondition(min(both, onlyFirst, onlySecond, neither) >= 0, "a count is not negative")
    (self.both, self.onlyFirst, self.onlySecond, self.neither) =
      (both, onlyFirst, onlySecond, neither)
  }

  private var count: Double { Double(both + onlyFirst + onlySecond + neither) }
  private var agreement: Double { Double(both + neither) / count }

  /// What two that know nothing of each other would agree in, with their shares of yes.
  private var byChance: Double {
    let first = Double(both + onlyFirst) / count
    let second = Double(both + onlySecond) / count
    return first * second + (1 - first) * (1 - second)
  }

  /// −1 to 1; nil without a case, and where both always say the same word, so that chance alone would have them agree.
  public var value: Double? {
    guard count > 0, byChance < 1 else { return nil }
    return (agreement - byChance) / (1 - byChance)
  }

  /// Of the value; nil where that is.
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

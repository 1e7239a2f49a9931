import Statistics

/// The dependence of the blocks of all cells on the time that passed between them.
public struct BlockDependence: Sendable, Hashable {
  /// The first autocorrelation of the blocks, of candidates and controls together.
  public let correlation: Double
  /// And its standard error.
  public let standardError: Double
  /// The probability of such a drift, were there none.
  public let driftPValue: Double

  /// Nil where no blocks differ.
  init?(of means: [TrimmedMean]) {
    let series = means.map(\.contributions)
    guard let found = SerialCorrelation(series) else { return nil }
    correlation = found.value
    standardError = found.standardError
    driftPValue = SerialCorrelation.trendPValue(series)
  }

  /// The standard normal's 95th percentile.
  private static let oneSided = 1.645
  /// Beyond this, no number of blocks is enough.
  private static let most = 0.95

  /// Why the machine cannot be trusted; nil where it can.
  func disturbance(_ rule: DuelRule) -> DuelDisturbance? {
    if correlation - Self.oneSided * standardError >= rule.mostCorrelation {
      return .correlation
    }
    return driftPValue <= rule.driftErrorRate ? .drift : nil
  }

  /// As uncertain as a mean of so many blocks is that are alike as these are.
  func widened(_ mean: TrimmedMean, _ rule: DuelRule) -> TrimmedMean {
    guard let allowance = rule.correlationAllowance else { return mean }
    let likely = min(max(correlation + allowance * standardError, 0), Self.most)
    let inflation = SerialCorrelation.varianceInflation(
      correlation: likely, count: mean.contributions.count)
    return mean.widened(
      by: inflation.squareRoot(),
      degreesOfFreedom: max(2, mean.degreesOfFreedom * (1 - likely) / (1 + likely)))
  }
}

/// Why nothing is said of the candidate.
public enum DuelDisturbance: String, Sendable, Hashable, Codable, CaseIterable {
  /// The baseline differs from its own copy.
  case control
  /// Blocks are too like their neighbours.
  case correlation
  /// Ratios rise or fall with time.
  case drift
}

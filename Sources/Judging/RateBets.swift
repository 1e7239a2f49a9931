import Bisecting
import RealModule

/// Tests by betting of whether a read rate is at least a target, valid at whatever moment sampling stops.
///
/// A bet on a rate multiplies its stake, at every trial, by the likelihood of the outcome at that rate over its likelihood
/// at the target. Against *the rate is below the target* the bets are on rates above it, against *the rate is at least the
/// target* on rates below. Where the hypothesis is true no bet gains in the mean, so that the stake exceeds 1/α ever, at any
/// moment, with probability at most α (Ville's inequality). The mean of several bets is such a stake, too: an e-value
/// (Shafer, Journal of the Royal Statistical Society A 184, 2021; Waudby-Smith and Ramdas, ibid. B 86, 2024). Which trials
/// come next may depend on all that came before, as long as it does not depend on what they will say.
public struct RateBets: Sendable, Hashable {
  /// The probability of a wrong decision.
  public static let error = 0.05
  /// The logarithm of the e-value at which a hypothesis is given up.
  public static let decisiveEvidence: Double = .log(1 / error)

  /// The rate that is asked for, strictly between 0 and 1.
  public let target: Double
  private let above: [Bet]
  private let below: [Bet]

  /// - Precondition: the target lies strictly between 0 and 1.
  public init(target: Double) {
    precondition(target > 0 && target < 1, "strictly between 0 and 1")
    self.target = target
    above = Self.oddsAbove.map { Bet(failureOdds: $0, share: $1, target: target) }
    below = Self.oddsBelow.map { Bet(failureOdds: $0, share: $1, target: target) }
  }

  /// The bets: odds of a failure, as multiples of those at the target, and the share of the stake.
  /// Any would be valid; these were chosen for few trials at rates from none that fail to nearly as
  /// many as the target allows (Documentation/VALIDATION.md, "Verdicts").
  private static let oddsAbove = [(0.0, 0.5), (0.1, 0.2), (0.3, 0.15), (0.6, 0.1), (0.85, 0.05)]
  private static let oddsBelow = [
    (1.2, 0.15), (1.5, 0.2), (2.2, 0.25), (4, 0.2), (12, 0.1), (50, 0.1),
  ]

  /// The logarithms of both e-values.
  public func evidence(reads: Int, of trials: Int) -> RateEvidence {
    RateEvidence(
      passes: Self.logMean(above, reads: reads, failures: trials - reads),
      fails: Self.logMean(below, reads: reads, failures: trials - reads))
  }

  /// The logarithms of both e-values where each trial is a cluster, such as a photograph, of which a share was read: a bet multiplies its
  /// stake by 1 + λ(x − target), which is the multiple above where the share x is 0 or 1, and in the mean no gain either where the mean of
  /// clusters' shares is at the target (Waudby-Smith and Ramdas, Journal of the Royal Statistical Society B 86, 2024, section 4).
  ///
  /// - Parameter shares: of each cluster, 0 to 1, in any order that does not depend on them.
  public func evidence(shares: some Collection<Double>) -> RateEvidence {
    RateEvidence(
      passes: above.map { $0.logStake(shares) }.logSum,
      fails: below.map { $0.logStake(shares) }.logSum)
  }

  private static func logMean(_ bets: [Bet], reads: Int, failures: Int) -> Double {
    bets.map { $0.logStake(reads: reads, failures: failures) }.logSum
  }

  /// The least number of trials, more than were made, at which the rate would pass, were all further codes read.
  public func trialsToPass(failures: Int, moreThan trials: Int) -> Int {
    func passes(_ trials: Int) -> Bool {
      evidence(reads: trials - failures, of: trials).passes >= Self.decisiveEvidence
    }
    var (low, step) = (trials, 1)
    while !passes(low + step) {
      low += step
      step *= 2
    }
    return (low + 1..<low + step).partitionPoint(passes)
  }
}

/// A bet on one rate, in logarithms.
private struct Bet: Sendable, Hashable {
  let share: Double
  let read: Double
  /// Minus infinity where the bet is that nothing fails.
  let failure: Double

  init(failureOdds multiple: Double, share: Double, target: Double) {
    let odds = multiple * (1 - target) / target
    self.share = .log(share)
    read = -.log(onePlus: odds) - .log(target)
    failure = .log(odds) - .log(onePlus: odds) - .log(1 - target)
  }

  func logStake(_ shares: some Collection<Double>) -> Double {
    let (gain, loss): (Double, Double) = (.exp(read), .exp(failure))
    return shares.reduce(share) { $0 + .log(loss + $1 * (gain - loss)) }
  }

  func logStake(reads: Int, failures: Int) -> Double {
    share + Double(reads) * read + (failures == 0 ? 0 : Double(failures) * failure)
  }
}

/// Numbers that are given by their logarithms.
extension Collection<Double> {
  /// The logarithm of their sum.
  var logSum: Double {
    guard let most = self.max(), most > -.infinity else { return -.infinity }
    return most + .log(reduce(0) { $0 + .exp($1 - most) })
  }

  /// The logarithm of their mean; minus infinity of none.
  var logMean: Double { logSum - .log(Double(count)) }
}

import RealModule

/// When a candidate is called slower than its baseline.
///
/// A cell is what latencies are compared of: frames of one kind, with one mask. Its blocks are looked at after fixed
/// numbers of them. What seems worse is measured once more on another core; the probability of a false *worse* is that of
/// seeming so, divided over looks and cells, times that of being confirmed, divided over what is to be confirmed.
public struct DuelRule: Sendable, Hashable {
  /// The share of the baseline's latency by which the candidate may be slower.
  public var tolerance: Double
  /// The share of it by which a cell that is called fine may be slower beyond the tolerance.
  public var margin: Double
  /// The probability that any cell is called worse where none is slower than the tolerance allows.
  public var errorRate: Double
  /// After how many blocks it is looked, ascending.
  public var looks: [Int]
  /// Up to here every cell is timed, unless the first look decides it.
  public var secondLook: Int { looks.dropFirst().first ?? looks[0] }
  /// The share of the error that each look may spend: most of it the last, to which only what may
  /// be worse comes.
  public var shares: [Double]
  /// After how many blocks on another core it is looked whether they confirm a *worse*, ascending; all have the same share
  /// of the error. Once is enough: a machine that drifts is seen to do so only by many blocks.
  public var confirmationLooks: [Int]
  /// The probability that anything seems worse before it is confirmed, over all looks, and that a confirmation errs.
  public var startErrorRate: Double
  public var confirmationErrorRate: Double
  /// The part of `startErrorRate` that is for groups of frames; the rest is for cells as a whole.
  public var groupShare = 0.15
  /// The probability that a cell is called fine which is slower than the margin allows, over all looks.
  public var fineErrorRate = 0.05
  /// At the look before the last, a cell goes on where the p-value of its being slower is no more than this.
  public var promisingPValue = 0.1
  /// By so many standard errors the autocorrelation of blocks that is allowed for exceeds the estimate; nil allows for none. A
  /// machine that is slower for a minute makes neighbours alike, and their mean less certain than they seem.
  public var correlationAllowance: Double? = 0.5
  /// The machine is not trusted where the autocorrelation is larger than this, at a one-sided bound of 95 %.
  public var mostCorrelation = 0.3
  /// And where the blocks rise or fall with time, at this p-value at a look.
  public var driftErrorRate = 0.001

  /// The share of the blocks that is left out at each end. Beside a steady core, others' work makes
  /// some blocks lie far out; with a tenth the tests keep to their error where the noise is normal,
  /// too, and with more they do not quite.
  public static let trimming = 0.1
  /// By so much slower or faster than the tolerance a single frame stands out.
  static let frameReach = 0.1
  /// The share of the error rate that is spent; a drift that is too slow to be seen takes the rest.
  private static let spent = 0.75
  /// So many frames have to be timed before a cell is fine early: of 40, one in twenty is missed in 13 % of the cases.
  static let fewestFrames = 40
  /// Where blocks have fewer frames, none is left out of what a *fine* rests on: of frames of which a tenth takes twice as long, the
  /// trimmed mean shows 31 % of the slowdown with one frame to a block, 73 % with three and 92 % with five (simulated).
  static let fewestFramesOfBlock = 5
  /// A group of frames that fewer blocks have is not judged.
  static let fewestBlocksOfGroup = 8

  public init(
    tolerance: Double = 0.01, margin: Double = 0.02, errorRate: Double = 0.01,
    looks: [Int] = [8, 16, 32, 64], shares: [Double] = [0.01, 0.04, 0.25, 0.7],
    confirmationLooks: [Int] = [32]
  ) {
    precondition(tolerance >= 0 && margin > 0, "a tolerance is not negative, and a margin positive")
    precondition(errorRate > 0 && errorRate < 1, "a probability lies between 0 and 1")
    precondition(
      !looks.isEmpty && !confirmationLooks.isEmpty && looks[0] > 1 && confirmationLooks[0] > 1,
      "a look needs two blocks")
    precondition(
      looks.count == shares.count, "each look has its share")
    self.tolerance = tolerance
    self.margin = margin
    self.errorRate = errorRate
    self.looks = looks
    self.shares = shares
    self.confirmationLooks = confirmationLooks
    startErrorRate = Swift.min(5 * errorRate, errorRate.squareRoot())
    confirmationErrorRate = Self.spent * errorRate / startErrorRate
  }

  /// Logarithms of ratios: above the first is worse, below the second fine, below the third better.
  var worseAbove: Double { .log(1 + tolerance) }
  var fineBelow: Double { .log(1 + tolerance + margin) }
  var betterBelow: Double { -.log(1 + tolerance) }

  /// The distance from 1 that the ratio of the baseline to its own copy may have, as a logarithm:
  /// half the tolerance, since what moves that moves the candidate too.
  var controlReach: Double { .log(1 + tolerance / 2) }
}

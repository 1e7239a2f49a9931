import RealModule

/// When a candidate is called slower than its baseline.
///
/// A cell is what latencies are compared of: frames of one kind, with one mask. Its blocks are looked at after fixed
/// numbers of them; the probability of a false *worse* is divided over the looks, and at each look over the cells.
public struct DuelRule: Sendable, Hashable {
  /// How much slower the candidate may be, as a share of the baseline's latency.
  public var tolerance: Double
  /// How much beyond the tolerance a cell that is called fine may be, likewise.
  public var margin: Double
  /// The probability that any cell is called worse, over all looks, where none is slower than the tolerance allows.
  public var errorRate: Double
  /// After how many blocks it is looked, ascending.
  public var looks: [Int]
  /// After how many blocks on another core it is looked whether they confirm a *worse*, ascending.
  public var confirmationLooks: [Int]
  /// The probability that they confirm one that is none, over all looks; in addition to `errorRate`, so that it can be
  /// larger.
  public var confirmationErrorRate: Double

  /// What of the blocks is left out at each end. Beside a steady core, others' work makes some blocks lie far out; with a
  /// tenth the tests keep to their error where the noise is normal, too, and with more they do not quite.
  public static let trimming = 0.1

  public init(
    tolerance: Double = 0.01, margin: Double = 0.02, errorRate: Double = 0.01,
    looks: [Int] = [8, 16, 32], confirmationLooks: [Int] = [8, 16, 32],
    confirmationErrorRate: Double = 0.05
  ) {
    precondition(tolerance >= 0 && margin > 0, "a tolerance is not negative, and a margin positive")
    precondition(errorRate > 0 && errorRate < 1, "a probability lies between 0 and 1")
    precondition(
      !looks.isEmpty && !confirmationLooks.isEmpty && looks[0] > 1 && confirmationLooks[0] > 1,
      "a look needs two blocks")
    self.tolerance = tolerance
    self.margin = margin
    self.errorRate = errorRate
    self.looks = looks
    self.confirmationLooks = confirmationLooks
    self.confirmationErrorRate = confirmationErrorRate
  }

  /// What a look may spend of `errorRate`.
  public var errorRateOfLook: Double { errorRate / Double(looks.count) }

  /// Logarithms of ratios: above the first is worse, below the second fine, below the third better.
  var worseAbove: Double { .log(1 + tolerance) }
  var fineBelow: Double { .log(1 + tolerance + margin) }
  var betterBelow: Double { -.log(1 + tolerance) }

  /// How far the ratio of the baseline to its own copy may be from 1, as a logarithm: half the tolerance, since what
  /// moves that moves the candidate too.
  var controlReach: Double { .log(1 + tolerance / 2) }
}

/// What one block says of a cell: logarithms of ratios of latencies.
public struct DuelBlock: Sendable, Hashable {
  /// Candidate to baseline, of both of whose processes.
  public var candidate: Double
  /// A second process of the baseline to the baseline: what the machine alone does.
  public var control: Double

  public init(candidate: Double, control: Double) {
    self.candidate = candidate
    self.control = control
  }
}

/// The answers about a cell.
public enum DuelAnswer: String, Sendable, Hashable, Codable, CaseIterable {
  /// Slower than the tolerance allows.
  case worse
  /// Not slower than the tolerance and the margin allow.
  case fine
  /// Faster by more than the tolerance.
  case better
  /// The blocks were used up without an answer.
  case inconclusive
  /// The baseline differs from its own copy: the machine cannot be trusted.
  case environment
}

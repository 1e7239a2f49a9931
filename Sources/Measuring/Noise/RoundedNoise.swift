import Foundation

/// Noise hardly larger than what rounding hides, from levels of 8 bits taken as intervals.
///
/// Rounding adds 1/12 to a variance only if noise spreads levels over several of them. Below that,
/// rounding alone spreads levels halfway between two numbers, and others not at all (Widrow and
/// Kollár, Quantization Noise, 2008, 4.3). A level k, where the model says m, has the likelihood
/// Φ((k + ½ − m) / σ) − Φ((k − ½ − m) / σ). Where that leaves σ open, as if all levels are equal,
/// the mean over the possible σ is the least wrong; a priori all are equally likely.
struct RoundedNoise {
  let deviation: Double
  let error: Double

  /// The variance, rounding's own included, above which rounding adds a known amount.
  static let mostVariance = 0.6
  private static let deviations = stride(from: 0.02, through: 1.5, by: 0.02).map { $0 }
  private static let offsets = stride(from: -0.5, through: 0.5, by: 0.05).map { $0 }
  /// The residual deviation of the model without noise, in levels, by make check CHECK=measuring.
  private static let modelDeviation = 0.1
  private static let fewest = 50
  /// The number of pixels at most that are used, roughly.
  private static let enough = 1500

  /// A level as observed and as modelled, and its deviation relative to the one that is sought.
  struct Level {
    var observed: Double
    var modelled: Double
    var scale = 1.0
  }

  /// - Parameter isMeanKnown: true if the model is also right on the average; a fit to levels that
  ///   are all rounded the same way is not.
  init?(_ levels: [Level], isMeanKnown: Bool) {
    guard levels.count >= Self.fewest else { return nil }
    let step = (levels.count + Self.enough - 1) / Self.enough
    let kept = stride(from: 0, to: levels.count, by: step).map { levels[$0] }
    let offsets = isMeanKnown ? [0] : Self.offsets
    let logs = Self.deviations.map { sigma in
      offsets.map { Self.logLikelihood(kept, sigma, $0) }
    }
    let most = logs.joined().max() ?? 0
    let weights = logs.map { row in
      row.reduce(0) { $0 + exp(Double(step) * ($1 - most)) }
    }
    let total = weights.reduce(0, +)
    let mean = zip(Self.deviations, weights).reduce(0) { $0 + $1.0 * $1.1 } / total
    let variance =
      zip(Self.deviations, weights).reduce(0) { $0 + ($1.0 - mean) * ($1.0 - mean) * $1.1 } / total
    // Twice the least of them is as good as none.
    deviation = mean < 0.04 ? 0 : mean
    let ofModel =
      (deviation * deviation + Self.modelDeviation * Self.modelDeviation).squareRoot() - deviation
    error = (variance + ofModel * ofModel).squareRoot()
  }

  private static func logLikelihood(
    _ levels: [Level], _ sigma: Double, _ offset: Double
  ) -> Double {
    levels.reduce(0) { sum, level in
      let scale = 1 / (sigma * level.scale * 2.0.squareRoot())
      let away = abs(level.observed - level.modelled - offset)
      // Φ by the complementary error function, in the tail where it does not cancel.
      let share = (erfc((away - 0.5) * scale) - erfc((away + 0.5) * scale)) / 2
      return sum + log(max(share, 1e-12))
    }
  }
}

import Judging
import Statistics

/// Draws the trials of one simulated sweep, in whatever portions they are asked for.
struct TrialSource {
  private let curve: ReadRateCurve
  /// Of what the trials of one number have in common at all widths.
  private let sharedSeed: UInt64
  /// The common outcome of the cluster that a width is in.
  private var commonOutcomes: [Double: Bool] = [:]

  init(_ curve: ReadRateCurve, using generator: inout SeededGenerator) {
    self.curve = curve
    sharedSeed = generator.next()
  }

  /// How many of the trials with these numbers are read.
  mutating func reads(
    _ numbers: Range<Int>, at width: Double, using generator: inout SeededGenerator
  ) -> Int {
    let rate = curve.rate(at: width)
    switch curve.dependence {
    case .none:
      return BinomialDistribution(trials: numbers.count, probability: rate)
        .sample(using: &generator)
    case .inTurns(let rates):
      let rates = rates(width)
      return rates.indices.reduce(0) { sum, place in
        let trials = numbers.count { $0 % rates.count == place }
        return sum
          + BinomialDistribution(trials: trials, probability: rates[place]).sample(
            using: &generator)
      }
    case .clusters(let size, let correlation):
      // A trial takes the common outcome with probability √ρ, so that two of them agree as often as ρ says.
      let share = correlation.squareRoot()
      return numbers.count { number in
        if number % size == 0 || commonOutcomes[width] == nil {
          commonOutcomes[width] = generator.uniform() < rate
        }
        let isCommon = generator.uniform() < share
        return isCommon ? commonOutcomes[width] == true : generator.uniform() < rate
      }
    case .acrossWidths:
      return numbers.count { number in
        var shared = SeededGenerator(seed: sharedSeed &+ UInt64(number))
        return shared.uniform() < rate
      }
    }
  }
}

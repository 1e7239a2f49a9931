import Judging
import Statistics

/// Photographs whose codes are read at a known rate, and alike within a photograph: what is said of them, by bets on photographs and by
/// counting their codes as if each stood for itself.
///
/// A photograph is decided as a whole with the probability ρ, all of its codes being read or none, and else lets each of its codes be read by
/// itself: the correlation of two codes of one photograph is ρ, and each is read at the rate.
package struct PhotographWorld: Sendable {
  package enum Rule: String, CaseIterable, Sendable {
    /// One bet for each photograph, on the share of its codes.
    case shares
    /// One bet for each photograph, on one of its codes.
    case drawnCode
    /// One bet for each code.
    case codes
  }

  /// What was concluded wrongly, or rightly, at any number of photographs.
  package struct Conclusions: Sendable {
    package var passes = 0
    package var fails = 0
    package var repetitions = 0
  }

  /// The share of codes that is read.
  package var rate: Double
  /// The correlation of two codes of one photograph, 0 to 1.
  package var correlation: Double
  /// Of each photograph.
  package var codes: Int
  package var photographs: Int

  package init(rate: Double, correlation: Double, codes: Int, photographs: Int) {
    self.rate = rate
    self.correlation = correlation
    self.codes = codes
    self.photographs = photographs
  }

  /// How often the rate is said to reach the target, or not to, at any look; photographs come one by one, and each is looked at.
  package func conclusions(
    _ rule: Rule, target: Double, repetitions: Int, seed: UInt64
  ) -> Conclusions {
    let bets = RateBets(target: target)
    var generator = SeededGenerator(seed: seed)
    var conclusions = Conclusions(repetitions: repetitions)
    for _ in 0..<repetitions {
      let drawn = (0..<photographs).map { _ in photograph(&generator) }
      let evidence = looks(drawn, rule, bets)
      if evidence.contains(where: \.isPassing) { conclusions.passes += 1 }
      if evidence.contains(where: { $0.fails >= RateBets.decisiveEvidence }) {
        conclusions.fails += 1
      }
    }
    return conclusions
  }

  private func photograph(_ generator: inout SeededGenerator) -> (
    reads: Int, codes: Int, first: Bool
  ) {
    func chance(_ probability: Double) -> Bool {
      generator.uniform() < probability
    }
    if chance(correlation) {
      let isRead = chance(rate)
      return (isRead ? codes : 0, codes, isRead)
    }
    let reads = (0..<codes).map { _ in chance(rate) }
    return (reads.count(where: \.self), codes, reads[0])
  }

  /// Every eighth photograph, to spare time: more looks would err more often, if the bets did.
  private func looks(
    _ drawn: [(reads: Int, codes: Int, first: Bool)], _ rule: Rule, _ bets: RateBets
  ) -> [RateEvidence] {
    stride(from: 8, through: drawn.count, by: 8).map { count in
      let seen = drawn.prefix(count)
      switch rule {
      case .shares:
        return bets.evidence(shares: seen.map { Double($0.reads) / Double($0.codes) })
      case .drawnCode:
        return bets.evidence(reads: seen.count(where: \.first), of: seen.count)
      case .codes:
        return bets.evidence(
          reads: seen.map(\.reads).reduce(0, +), of: seen.map(\.codes).reduce(0, +))
      }
    }
  }
}

import Judging
import Simulation
import Statistics
import Testing

/// Bets on photographs, of which a share was read.
@Suite struct PhotographBetsTests {
  private static let bets = RateBets(target: 0.9)

  @Test(arguments: [(32, 32), (31, 32), (68, 69), (20, 40), (0, 5), (89, 100)])
  func `shares of 0 and 1 are what they were as trials`(reads: Int, trials: Int) {
    let shares = (0..<trials).map { $0 < reads ? 1.0 : 0 }
    let (one, other) = (
      Self.bets.evidence(shares: shares), Self.bets.evidence(reads: reads, of: trials)
    )
    #expect(abs(one.passes - other.passes) < 1e-9)
    #expect(abs(one.fails - other.fails) < 1e-9)
  }

  /// The figures of the audit: at 90 % and 5 % so many photographs pass with so many failures.
  @Test(arguments: [(32, 0), (69, 1), (90, 2)])
  func `so many photographs pass, and one less does not`(photographs: Int, failures: Int) {
    func isPassing(_ count: Int) -> Bool {
      Self.bets.evidence(shares: (0..<count).map { $0 < failures ? 0.0 : 1 }).isPassing
    }
    #expect(isPassing(photographs))
    #expect(!isPassing(photographs - 1))
  }

  @Test(arguments: [(0.3, 10), (0.6, 4)])
  func `bets on photographs err in at most 5 %, and a count of their codes errs more often`(
    correlation: Double, codes: Int
  ) {
    let world = PhotographWorld(
      rate: 0.9, correlation: correlation, codes: codes, photographs: 160)
    let repetitions = 400 * CoverageSimulation.repetitionsFactor
    func errors(_ rule: PhotographWorld.Rule) -> [Proportion] {
      let found = world.conclusions(rule, target: 0.9, repetitions: repetitions, seed: 1)
      return [found.passes, found.fails].map { Proportion(successes: $0, of: repetitions) }
    }
    func isWithin(_ error: Proportion) -> Bool {
      error.interval(confidence: 0.998).lowerBound <= RateBets.error
    }
    #expect(errors(.shares).allSatisfy(isWithin))
    #expect(errors(.drawnCode).allSatisfy(isWithin))
    #expect(!errors(.codes).allSatisfy(isWithin))
  }
}

import Judging
import RealModule
import Testing

struct RateBetsTests {
  /// The mean of an e-value over all numbers of reads, at a fixed number of trials.
  private func mean(
    _ evidence: KeyPath<RateEvidence, Double>, of trials: Int, rate: Double, _ bets: RateBets
  ) -> Double {
    func logFactorial(_ count: Int) -> Double { .logGamma(Double(count) + 1) }
    return (0...trials).reduce(0) { sum, reads in
      let failures = trials - reads
      let logProbability =
        logFactorial(trials) - logFactorial(reads) - logFactorial(failures)
        + Double(reads) * .log(rate) + Double(failures) * .log(1 - rate)
      let logEvidence = bets.evidence(reads: reads, of: trials)[keyPath: evidence]
      return sum + .exp(logProbability + logEvidence)
    }
  }

  @Test(arguments: [0.9, 0.99])
  func `at the target no bet gains or loses in the mean, and beyond it none gains`(target: Double) {
    let bets = RateBets(target: target)
    for trials in [1, 10, 60] {
      #expect(abs(mean(\.passes, of: trials, rate: target, bets) - 1) < 1e-6)
      #expect(abs(mean(\.fails, of: trials, rate: target, bets) - 1) < 1e-6)
      #expect(mean(\.passes, of: trials, rate: target - 0.05, bets) < 1)
      #expect(mean(\.fails, of: trials, rate: target + 0.005, bets) < 1)
    }
  }

  /// Computed in another language from the same bets.
  @Test func `e-values are those of the bets`() {
    let bets = RateBets(target: 0.9)
    let computed: [(reads: Int, trials: Int, passes: Double, fails: Double)] = [
      (50, 50, 4.835288913698659, -2.603212263170541),
      (5, 10, -3.263367354216087, 3.5771714632348166),
    ]
    for (reads, trials, passes, fails) in computed {
      let evidence = bets.evidence(reads: reads, of: trials)
      #expect(abs(evidence.passes - passes) < 1e-9)
      #expect(abs(evidence.fails - fails) < 1e-9)
    }
    #expect(abs(bets.evidence(reads: 0, of: 0).passes) < 1e-12)
    #expect(abs(bets.evidence(reads: 0, of: 0).fails) < 1e-12)
    let most = bets.evidence(reads: 0, of: 1_000_000_000)
    #expect(most.passes.isFinite && most.fails.isFinite)
  }

  /// The same other language: 32 trials without a failure, 69 with one.
  @Test func `what passes a width follows from its failures`() {
    let bets = RateBets(target: 0.9)
    for (failures, trials) in [(0, 32), (1, 69), (5, 147)] {
      #expect(bets.evidence(reads: trials - failures, of: trials).isPassing)
      #expect(!bets.evidence(reads: trials - 1 - failures, of: trials - 1).isPassing)
    }
  }

  @Test func `several e-values are given up together where every mean of them is decisive`() {
    func rejected(_ values: Double?...) -> [Bool] {
      RateBets.rejected(values.map { $0.map { .log($0) } })
    }
    #expect(rejected(20, nil) == [true, false])
    #expect(rejected(19.9) == [false])
    #expect(rejected(39.1, 1) == [true, false], "the mean of both is above 20")
    #expect(rejected(38.9, 1) == [false, false])
    #expect(rejected(21, 21, 21) == [true, true, true])
    #expect(rejected(1000, 30, 1) == [true, false, false], "with the last, 30 has a mean of 15.5")
    #expect(rejected(1000, 40, 1) == [true, true, false])
    #expect(RateBets.rejected([800, 0]) == [true, false], "greater than a number can be")
    #expect(RateBets.isRejected([.log(39.1), 0]))
    #expect(!RateBets.isRejected([.log(38.9), 0]))
  }
}

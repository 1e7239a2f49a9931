import Judging
import Simulation
import Statistics
import Testing

/// Verdicts on simulated engines whose read rates are known; `make validate-statistics` is the long form.
struct VerdictSimulationTests {
  /// As the profile `standard` samples the suite `guidance`.
  private static let standard = design(
    looks: [16, 48, 140, 370, 1110, 3330, 10000, 20000, 40000, 80000], target: 0.99,
    widths: SweepDesign.guidanceWidths, budget: 150_000)

  /// So many looks and widths that each must have its share of the error.
  private static let manyLooks = design(
    looks: (1...30).map { 20 * $0 }, target: 0.8, widths: (20...40).map { Double($0) / 10 })

  private static func design(
    looks: [Int], target: Double, widths: [Double], comparisons: Int? = nil, error: Double = 0.05,
    budget: Int? = nil
  ) -> SweepDesign {
    SweepDesign(
      name: "test", widths: widths,
      test: SequentialRateTest(
        target: target, looks: looks, comparisons: comparisons ?? widths.count, error: error),
      budget: budget, clearHoldFactor: 0.1, clearFailFactor: 3)
  }

  private static func violations(
    _ simulation: SweepSimulation, of curves: [ReadRateCurve], repetitions: Int = 100
  ) -> [String] {
    curves.flatMap { curve in
      simulation.outcome(of: curve, repetitions: repetitions, seed: 7).violations
        .map { "\(curve.name): \($0), seed 7" }
    }
  }

  private static let dip = ReadRateCurve.dip("dip to 93 % at 2.6 px", at: 2.6, to: 0.93)

  @Test func `clear truths are found, and unclear ones seldom mistaken`() {
    let curves: [ReadRateCurve] = [
      Self.dip, .dip("dip to 50 % at 1.6 px", at: 1.6, to: 0.5),
      .step("step at 1.5 px", at: 1.5), .step("step at 2.5 px", at: 2.5),
      .step("lapses 0.05 %", at: 1.5, to: 0.9995), .step("target from 2 px", at: 2, to: 0.99),
      .dip("just below the target at 3 px", at: 3, to: 0.9899),
    ]
    #expect(Self.violations(SweepSimulation(Self.standard), of: curves) == [])
  }

  /// At the rates where the error is largest.
  private static let deceptive: [ReadRateCurve] = [
    .constant("target everywhere", 0.8), .dip("just below the target", at: 2.5, to: 0.7999),
  ]

  @Test func `however often it is looked, verdicts are seldom wrong`() {
    #expect(Self.violations(SweepSimulation(Self.manyLooks), of: Self.deceptive) == [])
  }

  /// The share of repetitions with a verdict against the binomial probability of passing at the only look.
  @Test func `the simulation draws what the binomial distribution says`() {
    let design = Self.design(looks: [40], target: 0.9, widths: [2])
    let passing = BinomialDistribution(trials: 40, probability: 0.98).upperTail(40)
    let outcome = SweepSimulation(design)
      .outcome(of: .constant("98 %", 0.98), repetitions: 2000, seed: 7)
    #expect(outcome.share(of: .holds).interval(confidence: 0.999).contains(passing), "seed 7")
    #expect(outcome.meanTrials == 40)
  }

  @Test func `truths are of all widths from the asked one on`() {
    func truth(_ curve: ReadRateCurve) -> GuidanceTruth { Self.standard.truth(of: curve) }
    #expect(truth(Self.dip) == GuidanceTruth(holds: false, isClear: true))
    #expect(
      truth(.dip("", at: 1.9, to: 0.5)) == GuidanceTruth(holds: true, isClear: true))
    #expect(truth(.dip("", at: 8, to: 0.98)) == GuidanceTruth(holds: false, isClear: false))
    #expect(truth(.step("", at: 2, to: 0.99)) == GuidanceTruth(holds: true, isClear: false))
  }

  @Test func `the simulation finds rules that lie`() {
    // The first width that is asked for stands for all.
    let first = SweepSimulation(Self.standard) { sweep in
      let decision = sweep.points.first { $0.width >= SweepDesign.askedWidth }?.decision
      return decision == .passes ? .holds : decision == .fails ? .fails : .undecided
    }
    #expect(!Self.violations(first, of: [Self.dip]).isEmpty)

    // Larger modules are taken to be read at least as often as smaller ones.
    let monotone = SweepSimulation(Self.standard) { sweep in
      let points = sweep.points.filter { $0.width >= SweepDesign.askedWidth }
      let trend = IsotonicRegression(
        points.map { Double($0.reads) / Double($0.trials) },
        weights: points.map { Double($0.trials) })
      return trend.fitted.allSatisfy { $0 >= 0.99 } ? .holds : .fails
    }
    #expect(!Self.violations(monotone, of: [Self.dip]).isEmpty)

    // Every look and width has nearly the whole error.
    let greedy = Self.design(
      looks: Self.manyLooks.test.looks, target: 0.8, widths: Self.manyLooks.widths, comparisons: 1,
      error: 0.9)
    let greedyViolations = Self.violations(SweepSimulation(greedy), of: Self.deceptive)
    #expect(greedyViolations.contains { $0.contains("'holds'") })
    #expect(greedyViolations.contains { $0.contains("'fails'") })
  }
}

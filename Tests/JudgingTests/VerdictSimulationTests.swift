import Judging
import Simulation
import Statistics
import Testing

/// Verdicts on simulated engines whose read rates are known; `make check CHECK=statistics` is the long form.
struct VerdictSimulationTests {
  /// As the profile `standard` samples the suite `guidance`.
  private static let standard = design(
    target: 0.99, widths: SweepDesign.guidanceWidths,
    limits: SamplingLimits(start: 16, most: 80_000, budget: 150_000, safeSearch: 5))

  /// As `quick` does, with more trials, so that whatever is wrong has time to be said.
  private static let coarse = design(
    target: 0.9, widths: SweepDesign.guidanceWidths,
    limits: SamplingLimits(start: 10, most: 1000, budget: 6000))

  private static func design(
    target: Double, widths: [Double], limits: SamplingLimits
  ) -> SweepDesign {
    SweepDesign(
      name: "test", widths: widths, bets: RateBets(target: target), limits: limits,
      clearHoldFactor: 0.1, clearFailFactor: 3)
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
    .constant("target everywhere", 0.9), .dip("just below the target", at: 2.5, to: 0.8999),
    .constant("target everywhere, by one content", 0.9, dependence: .acrossWidths),
  ]

  @Test func `wherever sampling goes and whenever it ends, verdicts are seldom wrong`() {
    #expect(
      Self.violations(SweepSimulation(Self.coarse), of: Self.deceptive, repetitions: 200) == [])
  }

  /// The share of repetitions with a verdict against the binomial probability of no failure where that alone passes.
  @Test func `the simulation draws what the binomial distribution says`() {
    let design = Self.design(
      target: 0.9, widths: [2], limits: SamplingLimits(start: 40, most: 40))
    let passing = BinomialDistribution(trials: 40, probability: 0.98).upperTail(40)
    let outcome = SweepSimulation(design)
      .outcome(of: .constant("98 %", 0.98), repetitions: 2000, seed: 7)
    #expect(outcome.share(of: .holds).interval(confidence: 0.999).contains(passing), "seed 7")
    #expect(outcome.meanTrials == 40)
  }

  @Test func `trials in turns and in clusters have the rate of the curve`() {
    let design = Self.design(
      target: 0.9, widths: [2], limits: SamplingLimits(start: 200, most: 200))
    let curves: [ReadRateCurve] = [
      .lengths("lengths", short: 1, long: 0.7),
      .constant("clusters", 0.85, dependence: .clusters(of: 10, correlation: 0.2)),
    ]
    for curve in curves {
      let outcome = SweepSimulation(design).outcome(of: curve, repetitions: 500, seed: 7)
      #expect(abs(outcome.meanRate - 0.85) < 0.01, "\(curve.name), seed 7")
    }
  }

  @Test func `truths are of all widths from the asked one on`() {
    func truth(_ curve: ReadRateCurve) -> GuidanceTruth { Self.standard.truth(of: curve) }
    #expect(truth(Self.dip) == GuidanceTruth(holds: false, isClear: true))
    #expect(
      truth(.dip("", at: 1.9, to: 0.5)) == GuidanceTruth(holds: true, isClear: true))
    #expect(truth(.dip("", at: 8, to: 0.98)) == GuidanceTruth(holds: false, isClear: false))
    #expect(truth(.step("", at: 2, to: 0.99)) == GuidanceTruth(holds: true, isClear: false))
  }
}

/// Rules that lie, which the same simulation finds.
struct VerdictMutantTests {
  private static let design = SweepDesign(
    name: "test", widths: SweepDesign.guidanceWidths, bets: RateBets(target: 0.9),
    limits: SamplingLimits(start: 10, most: 1000, budget: 6000), clearHoldFactor: 0.1,
    clearFailFactor: 3)

  private static func violations(
    of curve: ReadRateCurve, by verdict: @escaping @Sendable (WidthSweep) -> Verdict?
  ) -> [String] {
    SweepSimulation(design, verdict: verdict)
      .outcome(of: curve, repetitions: 200, seed: 7).violations
  }

  private static func guided(_ sweep: WidthSweep) -> [SweptRate] {
    sweep.points.filter { $0.value >= SweepDesign.askedWidth - 1e-9 }
  }

  private static let dip = ReadRateCurve.dip("dip to 50 % at 2.6 px", at: 2.6, to: 0.5)

  @Test func `one width that stands for all is found`() {
    let violations = Self.violations(of: Self.dip) { sweep in
      let decision = Self.guided(sweep).first?.decision
      return decision == .passes ? .holds : decision == .fails ? .fails : .undecided
    }
    #expect(!violations.isEmpty)
  }

  @Test func `widths that are taken to be read the better the larger are found`() {
    let violations = Self.violations(of: Self.dip) { sweep in
      let points = Self.guided(sweep)
      let trend = IsotonicRegression(
        points.map { Double($0.reads) / Double($0.trials) },
        weights: points.map { Double($0.trials) })
      return trend.fitted.allSatisfy { $0 >= 0.9 } ? .holds : .fails
    }
    #expect(!violations.isEmpty)
  }

  @Test func `the greatest e-value instead of their mean is found`() {
    let violations = Self.violations(of: .constant("target everywhere", 0.9)) { sweep in
      let most = Self.guided(sweep).map(\.evidence.fails).max() ?? 0
      return most >= RateBets.decisiveEvidence ? .fails : .undecided
    }
    #expect(violations.contains { $0.contains("'fails'") })
  }

  @Test func `e-values that are multiplied over dependent widths are found`() {
    let violations = Self.violations(
      of: .constant("target everywhere, by one content", 0.9, dependence: .acrossWidths)
    ) { sweep in
      let product = Self.guided(sweep).map(\.evidence.fails).reduce(0, +)
      return product >= RateBets.decisiveEvidence ? .fails : .undecided
    }
    #expect(violations.contains { $0.contains("'fails'") })
  }

  @Test func `stopping where a fixed sample would be significant is found`() {
    // Looked at after every trial, as if the number of trials had been fixed.
    let bets = RateBets(target: 0.9)
    var generator = SeededGenerator(seed: 7)
    var (fixed, betting) = (0, 0)
    for _ in 0..<400 {
      var (reads, isFixed, isBetting) = (0, false, false)
      for trials in 1...300 {
        if generator.uniform() < 0.9 { reads += 1 }
        isFixed = isFixed || Proportion(successes: reads, of: trials).upperBound() < 0.9
        isBetting =
          isBetting || bets.evidence(reads: reads, of: trials).fails >= RateBets.decisiveEvidence
      }
      fixed += isFixed ? 1 : 0
      betting += isBetting ? 1 : 0
    }
    #expect(Proportion(successes: fixed, of: 400).lowerBound(confidence: 0.999) > 0.05)
    #expect(Proportion(successes: betting, of: 400).lowerBound(confidence: 0.999) <= 0.05)
  }

  @Test func `naming the width that was read least is found`() {
    let simulation = SweepSimulation(
      Self.design,
      failing: { sweep in
        guard sweep.verdict(atLeast: SweepDesign.askedWidth) == .fails else { return [] }
        let least = Self.guided(sweep).min { ($0.rate ?? 1) < ($1.rate ?? 1) }
        return [least?.value].compactMap(\.self)
      })
    let curve = ReadRateCurve("the target, and less at 8 px") { $0 == 8 ? 0.8 : 0.9 }
    let violations = simulation.outcome(of: curve, repetitions: 400, seed: 7).violations
    #expect(violations.contains { $0.contains("wrongly said to fail") }, "\(violations)")
  }
}

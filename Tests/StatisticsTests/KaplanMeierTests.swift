import Foundation
import Testing

@testable import Statistics

/// What lifelines and statsmodels compute; see Fixtures/make_survival_fixtures.py.
struct SurvivalFixtures: Decodable {
  struct Step: Decodable, Sendable {
    var time: Double
    var events, atRisk: Int
    var survival: Double
    /// Nil where the estimate is 0.
    var variance, lower, upper: Double?
  }
  struct Quantile: Decodable, Sendable {
    var share: Double
    var value, lower, upper: Double?
  }
  struct RestrictedMean: Decodable, Sendable { var horizon, mean: Double }
  struct Curve: Decodable, Sendable {
    var times: [Double]
    var events: [Int]
    var steps: [Step]
    var quantiles: [Quantile]
    var restrictedMeans: [RestrictedMean]

    var observations: [KaplanMeier.CensoredTime] {
      zip(times, events).map { .init(time: $0, isEvent: $1 == 1) }
    }
  }
  struct OrderStatistics: Decodable, Sendable {
    var n: Int
    var share: Double
    var lower, upper: Int
  }

  var curves: [Curve]
  var orderStatistics: [OrderStatistics]

  static func load() throws -> SurvivalFixtures {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("Fixtures/survival.json")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(SurvivalFixtures.self, from: Data(contentsOf: file))
  }
}

struct KaplanMeierTests {
  private func curve(_ events: [Double], censored: [Double] = []) throws -> KaplanMeier {
    try #require(
      KaplanMeier(
        events.map { .init(time: $0, isEvent: true) }
          + censored.map { .init(time: $0, isEvent: false) }))
  }

  @Test func `curves, variances and intervals are those of lifelines and statsmodels`() throws {
    for fixture in try SurvivalFixtures.load().curves {
      let curve = try #require(KaplanMeier(fixture.observations.reversed()))
      #expect(curve.steps.map(\.time) == fixture.steps.map(\.time))
      for (step, expected) in zip(curve.steps, fixture.steps) {
        #expect(step.events == expected.events && step.atRisk == expected.atRisk)
        #expect(agree(step.survival, expected.survival), "\(expected)")
        let interval = step.logLogInterval(confidence: 0.95)
        #expect((interval == nil) == (expected.lower == nil))
        guard let interval, let variance = expected.variance else { continue }
        #expect(agree(step.variance, variance), "\(expected)")
        #expect(agree(interval.lowerBound, expected.lower ?? 0), "\(expected)")
        #expect(agree(interval.upperBound, expected.upper ?? 0), "\(expected)")
      }
    }
  }

  @Test func `quantiles are those of lifelines, with the intervals of statsmodels`() throws {
    for fixture in try SurvivalFixtures.load().curves {
      let curve = try #require(KaplanMeier(fixture.observations))
      for expected in fixture.quantiles {
        #expect(curve.quantile(expected.share).value == expected.value, "\(expected)")
        // statsmodels inverts the intervals of the steps alone.
        let bands = curve.steps.compactMap { step in
          step.logLogInterval(confidence: 0.95).map { (time: step.time, survival: $0) }
        }
        let lower = bands.first { 1 - $0.survival.lowerBound > expected.share }?.time
        let upper = bands.first { 1 - $0.survival.upperBound >= expected.share }?.time
        // Where nobody is left, statsmodels takes the last time for a bound; what has no variance bounds nothing here.
        let isLast = curve.steps.last?.survival == 0 && expected.upper == curve.steps.last?.time
        #expect(lower == expected.lower, "\(expected)")
        #expect(upper == (isLast ? nil : expected.upper), "\(expected)")
      }
    }
  }

  @Test
  func `of uncensored times, a quantile's interval is the exact one between order statistics`()
    throws
  {
    for fixture in try SurvivalFixtures.load().orderStatistics {
      let curve = try curve((1...fixture.n).map(Double.init))
      let quantile = curve.quantile(fixture.share)
      #expect(quantile.lower == (fixture.lower == 0 ? nil : Double(fixture.lower)), "\(fixture)")
      let upper = fixture.upper > fixture.n ? nil : Double(fixture.upper)
      #expect(quantile.upper == upper, "\(fixture)")
      #expect(quantile.value == (fixture.share * Double(fixture.n)).rounded(.up), "\(fixture)")
    }
  }

  @Test func `before anything is censored, a share has Clopper and Pearson's interval`() throws {
    let curve = try curve([1, 1, 2, 4], censored: [5, 5, 5, 5, 5, 5])
    let share = try #require(curve.share(by: 3))
    let exact = Proportion(successes: 3, of: 10).interval()
    #expect(agree(share.value, 0.3))
    #expect(share.lower == exact.lowerBound && share.upper == exact.upperBound)
    #expect(curve.share(by: 0.5)?.upper == Proportion(successes: 0, of: 10).interval().upperBound)
    // At 5 itself they were still watched.
    #expect(curve.share(by: 5)?.value == 0.4)
    #expect(curve.share(by: 5.1)?.value == nil, "nobody was watched so long")
  }

  @Test func `after something was censored, a share has the interval of the variance`() throws {
    let curve = try curve([1, 3], censored: [2, 6, 6])
    let share = try #require(curve.share(by: 4))
    let survival = try #require(curve.step(at: 4)?.logLogInterval(confidence: 0.95))
    #expect(agree(share.value, 1 - 0.8 * 2 / 3))
    #expect(share.lower == 1 - survival.upperBound && share.upper == 1 - survival.lowerBound)
  }

  @Test func `where the variance says nothing, those that are left do`() throws {
    // Nothing has happened by 3, to two that were watched.
    let none = try #require(try curve([4], censored: [1, 2, 5]).share(by: 3))
    #expect(none.value == 0 && none.lower == 0)
    #expect(none.upper == Proportion(successes: 0, of: 2).interval().upperBound)
    // Nobody is left after 4; three were at risk since the last who was censored.
    let all = try curve([1, 3, 4, 4], censored: [2])
    let share = try #require(all.share(by: 9))
    #expect(share.value == 1 && share.upper == 1)
    #expect(share.lower == Proportion(successes: 3, of: 3).interval().lowerBound)
  }

  @Test func `what happens at a time comes before what is censored there`() throws {
    #expect(try curve([1, 2], censored: [2]).steps.map(\.atRisk) == [3, 2])
    #expect(try curve([1, 2], censored: [2]).step(at: 2)?.survival == 1.0 / 3)
  }

  @Test func `of uncensored times, the curve is exactly the share that is left`() throws {
    let curve = try curve((1...49).map(Double.init))
    let left: [Double] = (1...49).map { (time: Int) -> Double in Double(49 - time) / 49 }
    #expect(curve.steps.map(\.survival) == left)
    #expect(curve.quantile(0.5).value == 25)
  }

  @Test func `a share that is never reached has no quantile, and perhaps a lower bound`() throws {
    let curve = try curve([1, 2, 3], censored: Array(repeating: 4, count: 7))
    #expect(curve.quantile(0.5).value == nil)
    // 1 of 10 bounds the share by 0.445, 2 of 10 by 0.556.
    #expect(curve.quantile(0.5).lower == 2)
    #expect(curve.quantile(0.5).upper == nil)
    #expect(try self.curve([], censored: [1, 2]).quantile(0.5).value == nil)
  }

  @Test func `no observation, or what is no number, has no curve`() {
    #expect(KaplanMeier([]) == nil)
    #expect(KaplanMeier([.init(time: .nan, isEvent: true)]) == nil)
  }
}

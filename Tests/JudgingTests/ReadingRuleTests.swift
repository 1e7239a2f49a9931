import Judging
import Simulation
import Statistics
import Testing

/// Readings of a candidate against those of a baseline.
struct ReadingRuleTests {
  private let rule = ReadingRule(errorRate: 0.01)
  private let strict = ReadingRule(errorRate: 0.01, allowsNewMisreads: false)

  @Test func `a new misread by itself is inconclusive, and worse where none is allowed`() {
    for counts in [
      ReadingCounts(newMisreads: 1), ReadingCounts(newMisreads: 1, misreadsGone: 5),
      ReadingCounts(newMisreads: 26, misreadsGone: 22),
    ] {
      #expect(rule.answer([counts]) == .inconclusive, "\(counts)")
      #expect(rule.answer([counts, counts + counts]) == .inconclusive, "\(counts)")
      #expect(strict.answer([counts]) == .worse)
    }
    #expect(rule.answer([ReadingCounts(misreadsGone: 9)]) == .fine)
    #expect(strict.answer([ReadingCounts(misreadsGone: 9)]) == .fine)
  }

  @Test func `significantly more misreads are worse, and so is one end of the process`() {
    #expect(rule.answer([ReadingCounts(newMisreads: 7)]) == .worse, "2^-7 < 1 %")
    #expect(rule.answer([ReadingCounts(newMisreads: 6)]) == .inconclusive)
    #expect(rule.answer([ReadingCounts(newDeaths: 1)]) == .worse)
    #expect(rule.answer([ReadingCounts(), ReadingCounts(newDeaths: 1)]) == .worse)
  }

  @Test func `reads and misreads are one family of tests`() {
    // Either by itself has p = 2^-7; a second test that could reject makes it two of them.
    #expect(rule.answer([ReadingCounts(lost: 7)]) == .worse)
    let beside = ReadingCounts(lost: 7, newMisreads: 9, misreadsGone: 9)
    #expect(rule.answer([beside]) == .inconclusive)
    #expect(abs(rule.pValues(of: [beside])[0].adjustedReading - 2 * 0x1p-7) < 1e-12)
    let misread = ReadingCounts(lost: 9, gained: 9, newMisreads: 7)
    #expect(rule.answer([misread]) == .inconclusive)
    #expect(abs(rule.pValues(of: [misread])[0].adjustedMisreading - 2 * 0x1p-7) < 1e-12)
  }

  @Test func `tests that could not have rejected are not paid for`() {
    let few = ReadingCounts(lost: 3, gained: 3, newMisreads: 3, misreadsGone: 3)
    let families = [ReadingCounts](repeating: few, count: 12) + [ReadingCounts(lost: 7)]
    let pValues = rule.pValues(of: families)
    #expect(abs(pValues[12].adjustedReading - 0x1p-7) < 1e-12)
    #expect(
      pValues[0].adjustedReading == pValues[0].reading
        && pValues[0].adjustedMisreading == pValues[0].misreading)
  }

  @Test(arguments: [(1, 7), (2, 8), (13, 8)])
  func `lost frames that CI.md says are found with none gained`(symbologies: Int, loss: Int) {
    // All in one symbology, so that both it and all together have lost them.
    let counts = ReadingCounts(lost: loss)
    let fewer = ReadingCounts(lost: loss - 1)
    func families(_ counts: ReadingCounts) -> [ReadingCounts] {
      symbologies == 1
        ? [counts]
        : [counts] + [ReadingCounts](repeating: ReadingCounts(), count: symbologies - 1) + [counts]
    }
    #expect(rule.answer(families(counts)) == .worse)
    #expect(rule.answer(families(fewer)) == .fine)
  }

  @Test func `lost frames that CI.md says are found beside shuffled ones`() {
    let shuffled = [0, 5, 20, 40]
    func spread(_ misreads: Int) -> [Int] {
      shuffled.map {
        ReadingPower.leastLoss(shuffled: $0, misreads: misreads, symbologies: 13, rule: rule)
      }
    }
    func most(_ tests: Int) -> [Int] {
      shuffled.map { ReadingPower.leastLoss(shuffled: $0, tests: tests, errorRate: 0.01) }
    }
    #expect(spread(0) == [7, 12, 19, 35])
    #expect(most(14) == [11, 18, 27, 35])
    #expect(most(28) == [12, 19, 29, 38])
    #expect(spread(23) == [8, 14, 21, 36])
  }

  @Test(arguments: ReadingWorld.catalogue)
  func `a harmless change is called worse in at most one of a hundred`(world: ReadingWorld) {
    let repetitions = 2000 * CoverageSimulation.repetitionsFactor
    let answers = world.answers(repetitions: repetitions, seed: 11, rule.answer)
    let worse = Proportion(successes: answers[.worse] ?? 0, of: repetitions)
    if world.isHarmless {
      #expect(worse.interval(confidence: 0.998).lowerBound <= 0.01, "\(worse)")
    } else {
      #expect((worse.rate ?? 0) > 0.8, "\(worse)")
    }
  }

  /// 2^-7 is below 1 %, and with 14 tests 2^-11 is the first below 1 % / 14.
  @Test func `without shuffling the least loss is what the test takes`() {
    #expect(rule.leastLoss(ReadingCounts(), of: 100, among: 1) == 8, "2^-8 < 0.5 %")
    #expect(rule.leastLoss(ReadingCounts(), of: 400, among: 14) == 12, "2^-12 < 1 % / 28")
    #expect(rule.leastLoss(ReadingCounts(), of: 7, among: 1) == nil, "7 frames are too few")
    // What was lost without anything gained may be the loss itself.
    #expect(rule.leastLoss(ReadingCounts(lost: 6), of: 100, among: 1) == 8)
  }

  @Test(arguments: [2, 10, 40])
  func `the least loss is found in four of five comparisons, and one of a third less in fewer`(
    shuffled: Int
  ) throws {
    let counts = ReadingCounts(lost: shuffled, gained: shuffled)
    let loss = try #require(rule.leastLoss(counts, of: 4000, among: 1))
    func found(_ loss: Int) -> Proportion {
      var generator = SeededGenerator(seed: 3)
      func poisson() -> Int {
        // Frames of which each is read otherwise by a small chance.
        (0..<400).count { _ in generator.uniform() < Double(shuffled) / 400 }
      }
      let repetitions = 200
      let found = (0..<repetitions).count { _ in
        rule.pValues(of: [ReadingCounts(lost: loss + poisson(), gained: poisson())])[0].reading
          <= 0.005
      }
      return Proportion(successes: found, of: repetitions)
    }
    #expect(found(loss).interval(confidence: 0.999).upperBound >= 0.8)
    #expect(found(loss * 2 / 3).interval(confidence: 0.999).lowerBound < 0.7)
  }
}

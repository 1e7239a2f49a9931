import Judging
import Statistics
import Testing

/// How much may be lost where no loss is shown.
struct ReadingBoundTests {
  private let rule = ReadingRule(errorRate: 0.01)

  private func answer(lost: Int, of frames: Int) -> ReadingAnswer {
    let counts = ReadingCounts(lost: lost)
    return rule.answer(
      counts, rule.pValues(of: [counts])[0], mostLost: rule.mostLost(counts, of: frames))
  }

  @Test(arguments: [(4, 36), (0, 36), (12, 405), (1, 7)])
  func `with the most that may be lost, so few are lost once in twenty times`(
    lost: Int, frames: Int
  ) throws {
    let most = try #require(rule.mostLost(ReadingCounts(lost: lost, gained: 9), of: frames))
    let chance = BinomialDistribution(trials: frames, probability: most).lowerTail(lost)
    #expect(abs(chance - 0.05) < 1e-9)
  }

  @Test func `fine is what may lose less than one in twenty`() {
    // 0.95^58 = 5.1 %, 0.95^59 = 4.8 %
    #expect(answer(lost: 0, of: 58) == .noLossShown)
    #expect(answer(lost: 0, of: 59) == .fine)
    #expect(answer(lost: 4, of: 36) == .noLossShown)
    #expect(answer(lost: 4, of: 405) == .fine)
    #expect(answer(lost: 7, of: 405) == .worse)
    #expect(
      rule.answer(
        ReadingCounts(newMisreads: 1), rule.pValues(of: [ReadingCounts(newMisreads: 1)])[0],
        mostLost: 0) == .inconclusive)
    #expect(
      rule.answer(ReadingCounts(), rule.pValues(of: [ReadingCounts()])[0], mostLost: nil)
        == .noLossShown)
  }

  @Test func `the loss that is needed is the least that is worse`() throws {
    let codabar = ReadingCounts(lost: 4)
    let families = [codabar] + [ReadingCounts](repeating: ReadingCounts(), count: 12) + [codabar]
    #expect(rule.neededLoss(of: 0, among: families, frames: 36, together: 13) == 8)
    #expect(rule.neededLoss(of: 0, among: [codabar], frames: 36, together: nil) == 7)
    // Of two: what the first loses is lost of both together, too, which are a test more.
    let two = [ReadingCounts(lost: 6), ReadingCounts(), ReadingCounts(lost: 6)]
    #expect(rule.neededLoss(of: 1, among: two, frames: 14, together: 2) == 1, "all together")
    for place in [0, 1] {
      #expect(rule.neededLossAlone(of: place, among: two, frames: 14, together: 2) == 8)
    }
    #expect(rule.neededLossAlone(of: 2, among: two, frames: 14, together: 2) == 7)
    let gained = ReadingCounts(lost: 4, gained: 5)
    let needed = try #require(
      rule.neededLoss(of: 0, among: [gained], frames: 405, together: nil))
    for (lost, isLess) in [(needed - 1, false), (needed, true)] {
      let pValues = rule.pValues(of: [ReadingCounts(lost: lost, gained: 5)])[0]
      #expect(rule.isLess(pValues) == isLess)
    }
  }

  @Test func `the gravest of answers is named`() {
    #expect(ReadingAnswer.gravest([.fine, .noLossShown]) == .noLossShown)
    #expect(ReadingAnswer.gravest([.noLossShown, .inconclusive]) == .inconclusive)
    #expect(ReadingAnswer.gravest([]) == .fine)
  }
}

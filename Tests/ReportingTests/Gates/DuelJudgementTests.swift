import Judging
import Records
import Statistics
import Testing

@testable import Gates
@testable import Summaries

struct DuelJudgementTests {
  private typealias Judgement = (answer: GateAnswer, reasons: [String])

  private let cell = DuelCellRecord(
    suite: "s", symbology: "ean_13", mask: .own, frameSize: "640x480")

  /// Blocks of one round each, with these ratios to the baseline.
  private func blocks(
    _ phase: DuelBlockRecord.Phase, _ count: Int, candidate: Double, control: Double = 1, core: Int
  ) -> [DuelBlockRecord] {
    (0..<count).map { number in
      let wiggle = 1 + 0.001 * Double(number % 3 - 1)
      return DuelBlockRecord(
        cell: cell, phase: phase, block: number, core: core,
        latenciesNanoseconds: [
          Arm.baseline: [1e6], Arm.aaControl: [1e6 * control * wiggle],
          Arm.candidate: [1e6 * candidate * wiggle],
        ], stealShare: nil)
    }
  }

  private func judged(
    _ blocks: [DuelBlockRecord], accuracy: DuelAccuracy? = nil, failure: String? = nil,
    cut: DuelCut.Cause? = nil
  ) -> (Judgement, DuelLatency) {
    let latency = DuelLatency(
      rule: DuelRule(), cells: [cell], blocks: blocks, failure: failure,
      cut: cut.map {
        (cause: $0, elapsed: 100, secondsPerBlock: 2, cellSeconds: 0.5)
      })
    return (DuelRecord.judgement(accuracy: accuracy, latency: latency), latency)
  }

  private func accuracy(
    worse: Bool = false, newMisreads: Int = 0, unstable: [String] = [], worseTwice: Bool? = nil,
    frames: Int = 100
  ) -> DuelAccuracy {
    let rule = ReadingRule(errorRate: 0.01)
    let counts = ReadingCounts(lost: worse ? 20 : 0, newMisreads: newMisreads)
    let symbology = SymbologyComparison(
      symbology: "ean_13", frames: frames, counts: counts, pValues: rule.pValues(of: [counts])[0],
      mostLost: rule.mostLost(counts, of: frames), rule: rule)
    return DuelAccuracy(
      rule: rule, unstable: [Arm.candidate: unstable],
      comparison: EngineComparison(
        baseline: SyntheticRun.engines[0], candidate: SyntheticRun.engines[0], basis: .frames,
        symbologies: [symbology], onlyBaseline: 0, onlyCandidate: 0, rule: rule),
      isWorseTwice: worseTwice)
  }

  /// A reader that hangs must not pass for the time that it takes.
  @Test(arguments: [
    (alone: 0, deaths: 1, p: 1.0, GateAnswer.worse), (19, 0, 0.000002, .worse),
    (2, 0, 0.25, .inconclusive), (0, 0, 1, .inconclusive),
  ])
  func `frames without an answer make a candidate worse where there was no time to read all`(
    alone: Int, deaths: Int, p: Double, answer: GateAnswer
  ) {
    let reading = CutReading(
      errorRate: 0.01, asked: 57, candidateAlone: alone, baselineAlone: 0, newDeaths: deaths,
      pValue: p)
    let judgement = DuelRecord.judgement(
      accuracy: nil, readingCut: "The time was over.", cutReading: reading, latency: nil)
    #expect(judgement.answer == answer)
    #expect(judgement.reasons.count == (answer == .worse ? 2 : 1))
  }

  @Test func `what is read by chance is worse only where both readings say so`() {
    func answer(_ accuracy: DuelAccuracy) -> GateAnswer {
      DuelRecord.judgement(accuracy: accuracy, latency: nil).answer
    }
    let frames = ["s/ean_13/000001"]
    #expect(answer(accuracy(worse: true, unstable: frames, worseTwice: true)) == .worse)
    #expect(answer(accuracy(worse: true, unstable: frames, worseTwice: false)) == .environment)
    #expect(answer(accuracy(worse: true, unstable: frames)) == .environment)
    #expect(answer(accuracy(worse: false, unstable: frames, worseTwice: false)) == .environment)
  }

  @Test func `a few new misreads leave the answer open, whatever the latency, unless it is worse`()
  {
    func judgement(_ accuracy: DuelAccuracy, slower: Bool) -> Judgement {
      let ratio = slower ? 1.05 : 1
      return judged(
        blocks(.look, 8, candidate: ratio, core: 0)
          + (slower ? blocks(.confirmation, 32, candidate: ratio, core: 1) : []),
        accuracy: accuracy
      ).0
    }
    let few = accuracy(newMisreads: 2)
    #expect(judgement(few, slower: false).answer == .inconclusive)
    #expect(
      judgement(few, slower: false).reasons == [
        "ean_13: 2 frames newly misread and 0 no longer, which is not significant; look at each."
      ])
    #expect(judgement(few, slower: true).answer == .worse)
    #expect(judgement(accuracy(newMisreads: 20), slower: false).answer == .worse)
    #expect(
      judgement(accuracy(newMisreads: 2, unstable: ["s/ean_13/000001"]), slower: false).answer
        == .environment)
  }

  @Test func `what may lose too many frames is not fine, and passes all the same`() {
    let fine = blocks(.look, 8, candidate: 1, core: 0)
    #expect(judged(fine, accuracy: accuracy()).0.answer == .fine)
    let (judgement, _) = judged(fine, accuracy: accuracy(frames: 36))
    #expect(judgement.answer == .noLossShown && judgement.answer.exitCode == 0)
    #expect(
      judgement.reasons == [
        "ean_13: no loss shown: none lost; at most 8.0 % are lost, and fine is below 5.0 %."
      ])
    #expect(judged([], accuracy: accuracy(frames: 36)).0.answer == .inconclusive)
  }

  @Test func `worse is what another core confirms`() {
    let looks = blocks(.look, 8, candidate: 1.05, core: 0)
    let confirmed = judged(looks + blocks(.confirmation, 32, candidate: 1.04, core: 1))
    #expect(confirmed.0.answer == .worse)
    #expect(confirmed.1.cells[0].core == 0 && confirmed.1.cells[0].confirmation?.core == 1)
    #expect(
      confirmed.0.reasons == [
        "s/ean_13/640x480/own: slower by \(text(confirmed.1.cells[0].ratio)); on another core "
          + "\(text(confirmed.1.cells[0].confirmation?.ratio))."
      ])
    let refuted = judged(looks + blocks(.confirmation, 32, candidate: 1, core: 1))
    #expect(refuted.0.answer == .inconclusive)
    #expect(refuted.0.reasons[0].hasSuffix("not confirmed."))
    #expect(judged(looks).0.answer == .inconclusive, "broken off before the confirmation")
  }

  /// Blocks of ten frames each, of which some are slower by 40 %, in the order of a fixed permutation.
  private func framed(
    _ phase: DuelBlockRecord.Phase, _ count: Int, slow: Set<Int>, group: String? = nil
  ) -> [DuelBlockRecord] {
    var random = SeededGenerator(seed: 5)
    return (0..<count).map { number in
      let frames = (0..<10).map { (number * 10 + $0) * 37 % 100 }.filter {
        group == nil || slow.contains($0)
      }
      func latencies(_ factor: (Int) -> Double) -> [Double] {
        frames.map { 1e6 * factor($0) * (1 + 0.001 * random.uniform()) }
      }
      return DuelBlockRecord(
        cell: cell, phase: phase, group: group, block: number, core: 0,
        latenciesNanoseconds: [
          Arm.baseline: latencies { _ in 1 }, Arm.aaControl: latencies { _ in 1 },
          Arm.candidate: latencies { slow.contains($0) ? 1.4 : 1 },
        ],
        frames: frames.map {
          DuelFrameRecord(frame: "s/ean_13/\($0)", rounds: 1, groups: [$0 < 50 ? "small" : "large"])
        }, stealShare: nil)
    }.filter { $0.frames?.isEmpty == false }
  }

  @Test func `a few frames that are slower are worse where another core says so of them`() throws {
    // Less than the tolerance in the mean.
    let slow: Set = [3, 51]
    let looks = framed(.look, 64, slow: slow)
    let confirmed = judged(looks + framed(.confirmation, 300, slow: slow, group: "slowed"))
    #expect(confirmed.0.answer == .worse)
    let result = confirmed.1.cells[0]
    #expect(result.worstGroup?.group == "slowed" && (result.ratio?.value ?? 2) < 1.01)
    #expect(abs((result.confirmation?.ratio.value ?? 0) - 1.4) < 0.01)
    #expect(
      confirmed.0.reasons[0].contains("some frames are slower by a tenth or more; on another core"))
    #expect(judged(looks).0.answer == .inconclusive)
    #expect(judged(framed(.look, 64, slow: [])).0.answer == .fine)
  }

  @Test func `fine says how much slower it may be`() throws {
    let (_, latency) = judged(blocks(.look, 8, candidate: 1, core: 0))
    let upper = try #require(latency.cells[0].ratio?.upper)
    #expect(latency.cells[0].sentence.hasPrefix("at most \(Wording.change(upper)) ("))
  }

  @Test func `a disturbed machine excuses latency, and not what is read`() {
    let disturbed = blocks(.look, 8, candidate: 1.2, control: 1.1, core: 0)
    #expect(judged(disturbed).0.answer == .environment)
    #expect(judged(disturbed, accuracy: accuracy(worse: true)).0.answer == .worse)
    #expect(judged(disturbed, accuracy: accuracy(worse: false)).0.answer == .environment)
  }

  @Test func `an engine that changes its answers is not worse, but cannot be judged`() {
    let fine = blocks(.look, 8, candidate: 1, core: 0)
    let (judgement, _) = judged(
      fine, accuracy: accuracy(worse: true, unstable: ["s/ean_13/000001"]))
    #expect(judgement.answer == .environment)
    #expect(judgement.reasons[0].contains("s/ean_13/000001"))
    #expect(judged(fine, accuracy: accuracy(worse: false)).0.answer == .fine)
  }

  @Test func `what was undecided when the time was over is open, with what it would take`() {
    let (judgement, latency) = judged(
      blocks(.look, 7, candidate: 1.05, core: 0), cut: .time)
    #expect(judgement.answer == .inconclusive)
    // 57 blocks are missing, and 32 of a confirmation.
    #expect(
      latency.cut
        == DuelCut(cause: .time, cells: 1, neededSeconds: 100 + 2 * (57 + 32) + 8, cellSeconds: 0.5)
    )
    #expect(
      judgement.reasons.first
        == "Latency: 1 cell undecided since too little time was left for the next look; --budget 290 --cell-seconds 0.500 would time all to the end."
    )
    #expect(judgement.reasons.last == "s/ean_13/640x480/own: not timed up to a first look.")
  }

  @Test(arguments: [7, 12, 15])
  func `what is left of blocks between two looks decides nothing`(count: Int) {
    let early = judged(blocks(.look, count, candidate: 1.05, core: 0), cut: .interruption)
    let atLook = judged(blocks(.look, count < 8 ? 0 : 8, candidate: 1.05, core: 0))
    #expect(early.0.answer == .inconclusive)
    #expect(early.1.cells[0].adjustedPValue == atLook.1.cells[0].adjustedPValue)
    // What seems worse at a look is not worse before all blocks of the confirmation say so.
    let unconfirmed = judged(
      blocks(.look, 8, candidate: 1.05, core: 0)
        + blocks(.confirmation, 31, candidate: 1.05, core: 1), cut: .interruption)
    #expect(unconfirmed.0.answer == .inconclusive && unconfirmed.1.cells[0].cut == .unconfirmed)
  }

  @Test func `what was decided before the end stays so`() {
    let fine = judged(blocks(.look, 8, candidate: 1, core: 0), cut: .interruption)
    #expect(fine.0.answer == .fine && fine.1.cut == nil && fine.1.cells[0].cut == nil)
    let worse = judged(
      blocks(.look, 8, candidate: 1.05, core: 0)
        + blocks(.confirmation, 32, candidate: 1.05, core: 1), cut: .time)
    #expect(worse.0.answer == .worse && worse.1.cut == nil)
  }

  @Test func `what could not be timed is open`() {
    let (judgement, latency) = judged([], failure: "the candidate gave no answer")
    #expect(judgement.answer == .inconclusive)
    #expect(judgement.reasons[0] == "Latency: the candidate gave no answer.")
    #expect(latency.cells[0].ratio == nil && latency.cells[0].blocks == 0)
  }

  private func text(_ ratio: BoundedEstimate?) -> String { ratio.map(Wording.change) ?? "none" }
}

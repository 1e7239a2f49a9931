import Barcodes
import Foundation
import Records
import Statistics
import Testing

@testable import Document
@testable import Findings
@testable import FirstScreen
@testable import Reporting
@testable import Summaries
@testable import Tallies

/// Readers and options that are held against a rule: by halves of the frames, by each two, and in the report.
struct ChoiceTests {
  private static let rule = ChoiceRule(read: 0.9, mostMilliseconds: nil, mostMisreads: nil)

  // MARK: Halves

  private func facts(seed: UInt64, picture: String? = nil, turned: Int = 0) -> FrameFacts {
    FrameFacts(
      index: 0, group: 0, codes: 1, pixels: 1, seed: seed, phaseX: 0,
      photograph: picture.map {
        PhotographFacts(symbologies: [.ean13], turned: turned, picture: $0, isNegative: false)
      })
  }

  @Test func `about as many frames are in each half`() {
    let tuning = (0..<4000).count { FrameHalf(facts(seed: $0)) == .tuning }
    // Four standard deviations of a fair coin.
    #expect(abs(tuning - 2000) < 127)
    let pictures = (0..<4000).count { FrameHalf(facts(seed: 0, picture: "\($0)")) == .tuning }
    #expect(abs(pictures - 2000) < 127)
  }

  @Test func `the turns of a photograph are in one half`() {
    for picture in 0..<50 {
      let halves = [0, 90, 180, 270].map {
        FrameHalf(facts(seed: UInt64($0 * 7 + picture), picture: "\(picture)", turned: $0))
      }
      #expect(Set(halves).count == 1)
    }
  }

  /// Of two combinations of options, the first reads the tuning half alone, and the second the other.
  private func contraryRun() throws -> SyntheticRun {
    let run = try SyntheticRun(isFinished: false)
    run.run.suites = [SyntheticRun.suite("shelf", masks: [.own], repeats: 1)]
    run.run.suites[0].choice = Self.rule
    run.run.engines = ["a", "b"].map { value in
      var engine = SyntheticRun.engines[0]
      engine.label = "zxing[mode=\(value)]"
      engine.variant = EngineVariant(
        family: "zxing", options: ["mode": value], defaults: ["mode": "b"])
      return engine
    }
    for _ in 0..<60 {
      let frame = run.addFrame("shelf", .ean13, point: [:])
      let isTuning = FrameHalf(facts(seed: run.frames[run.frames.count - 1].seed)) == .tuning
      for (engine, reads) in zip(run.run.engines, [isTuning, !isTuning]) {
        run.addTrial(frame, engine.label, mask: .ean13, outcome: reads ? .correct : .missed)
      }
    }
    try run.write()
    return run
  }

  @Test func `options are chosen by one half, and told by the other`() throws {
    let run = try contraryRun()
    let group = try #require(try RunFolder(path: run.path).summary().choices?.first)
    let tuned = try #require(group.tuned?.first)
    #expect(tuned.best.name == "zxing[mode=a]" && tuned.usual?.name == "zxing[mode=b]")
    // What the tuning half says of the chosen ones, that they read everything, is nowhere told.
    #expect(tuned.best.reads == 0 && tuned.usual?.reads == tuned.usual?.frames)
    #expect(tuned.tuningFrames + tuned.best.frames == 60)
    #expect(tuned.onlyBest == 0 && tuned.onlyUsual == tuned.best.frames)
  }

  @Test func `a photograph counts once, whatever its turns and copies`() throws {
    let run = try SyntheticRun(isFinished: false)
    run.run.suites = [SyntheticRun.suite("shelf", masks: [.own], repeats: 1)]
    run.run.suites[0].choice = Self.rule
    for picture in 0..<30 {
      for turned in [0, 90, 0] {
        let frame = run.addFrame("shelf", .ean13, point: [:])
        run.frames[run.frames.count - 1].photograph = PhotographRecord(
          source: "\(picture).png", fileSHA256: "\(picture)", format: "PNG", jpegQuality: nil,
          turnedDegrees: turned)
        for engine in run.run.engines {
          run.addTrial(frame, engine.label, mask: .ean13, outcome: turned == 0 ? .correct : .missed)
        }
      }
    }
    try run.write()
    let summary = try RunFolder(path: run.path).summary()
    let found = try #require(summary.choices?.first?.found)
    #expect(found.allSatisfy { $0.frames == 30 && $0.reads == 30 }, "\(found)")
    let together = try #require(summary.together)
    #expect(together.allSatisfy { $0.frames == 30 && $0.both == 30 })
  }

  // MARK: Each two

  private func answer(_ engine: Int, reads: Bool) -> JointAnswer {
    JointAnswer(
      TrialRecord(
        frame: "f", engine: "\(engine)", mask: .ean13, status: .ok,
        codes: [CodeOutcome(outcome: reads ? .correct : .missed)]),
      engine: engine, at: 0, latency: nil)
  }

  /// Readers of frames that are of one difficulty for all of them.
  private func pairs(
    rates: [Double], frames: Int, _ random: inout SeededGenerator
  ) -> (pairs: SoleReads, reads: [Int]) {
    var pairs = SoleReads(readers: rates.count)
    var reads = [Int](repeating: 0, count: rates.count)
    for _ in 0..<frames {
      let shift = Double.random(in: -0.15...0.15, using: &random)
      let answers = rates.indices.map { reader in
        answer(
          reader, reads: Double.random(in: 0..<1, using: &random) < rates[reader] + shift)
      }
      for (reader, answer) in answers.enumerated() where answer.readsEverything {
        reads[reader] += 1
      }
      pairs.add(answers)
    }
    return (pairs, reads)
  }

  @Test func `a mean time varies as its blocks do, not as their frames`() throws {
    var tally = CombinationTally(Combination(.alone, [0]))
    for (block, milliseconds) in [10.0, 20, 30].enumerated() {
      for _ in 0..<50 {
        let trial = TrialRecord(
          frame: "f", engine: "0", mask: .ean13, status: .ok,
          codes: [CodeOutcome(outcome: .correct)])
        tally.add(
          [JointAnswer(trial, engine: 0, at: 0, latency: milliseconds * 1e6)],
          in: (suite: "shelf", number: block))
      }
    }
    let time = try #require(tally.record(["a"])?.time)
    #expect(time.frames == 150 && time.blocks == 3 && time.meanMilliseconds == 20)
    // Of three means with a standard deviation of 10 ms; Student's t of two degrees of freedom is 4.302653 at 97.5 %.
    #expect(abs(time.standardErrorMilliseconds - 10 / 3.0.squareRoot()) < 1e-9)
    #expect(abs(time.upperMilliseconds - 20 - 4.302653 * 10 / 3.0.squareRoot()) < 1e-4)
  }

  @Test func `readers that are alike are told apart in at most 5 in 100 runs`() {
    var random = SeededGenerator(seed: 1)
    let runs = 400
    let wrong = (0..<runs).count { _ in
      let (pairs, reads) = pairs(rates: [0.8, 0.8, 0.8, 0.8, 0.8], frames: 150, &random)
      return pairs.alikeBest([0, 1, 2, 3, 4], reads: reads).count < 5
    }
    // 5 % of 400 and three standard deviations.
    #expect(wrong <= 33)
  }

  @Test func `a reader that reads far less is told apart`() {
    var random = SeededGenerator(seed: 2)
    let (pairs, reads) = pairs(rates: [0.84, 0.5, 0.84], frames: 300, &random)
    #expect(pairs.alikeBest([0, 1, 2], reads: reads) == [0, 2])
  }

  // MARK: Rules

  private func record(_ name: String, reads: Int, of frames: Int, mean: Double? = nil)
    -> CombinationRecord
  {
    CombinationRecord(
      way: .alone, readers: [name], votes: 1, frames: frames, reads: reads, misreads: 0,
      looks: frames,
      time: mean.map {
        MeanTimeRecord(frames: frames, meanMilliseconds: $0, standardErrorMilliseconds: 0.1)
      })
  }

  @Test func `what is not met has the names that the rule has in files`() throws {
    let rule = ChoiceRule(read: 0.9, mostMilliseconds: 1, mostMisreads: 0.1)
    var failing = record("a", reads: 0, of: 200, mean: 100)
    failing.misreads = 200
    let setting = try #require(ChoiceSetting.all([failing], rule, tried: 1).first)
    let written = try JSONDecoder().decode([String: Double].self, from: RecordCoding.line(rule))
    #expect(setting.unmet == written.mapValues { _ in .fails })
  }

  @Test func `answers on readers of known rates are wrong in at most 5 in 100 runs`() {
    var random = SeededGenerator(seed: 3)
    let rates = [0.97, 0.9, 0.9, 0.85, 0.6]
    let runs = 400
    var open = 0
    let wrong = (0..<runs).count { _ in
      let records = rates.enumerated().map { index, rate in
        record(
          "\(index)",
          reads: (0..<200).count { _ in Double.random(in: 0..<1, using: &random) < rate },
          of: 200)
      }
      let settings = ChoiceSetting.all(records, Self.rule, tried: records.count)
      open += settings.count { $0.answer == .open }
      return settings.contains { setting in
        let rate = rates[Int(setting.found.name) ?? 0]
        return setting.answer == .meets && rate < 0.9 || setting.answer == .fails && rate >= 0.9
      }
    }
    #expect(wrong <= 33)
    // Two of the five are at the limit itself, where nothing can be told.
    #expect(open > runs)
  }

  @Test func `a reader is not put together with itself`() {
    let families = ["a", "a", "b"]
    let pairs = Combination.all(of: [0, 1, 2]) { families[$0] }.filter { $0.way == .cascade }
    #expect(pairs.map(\.readers).allSatisfy { $0.contains(2) && $0.count == 2 })
    #expect(pairs.count == 4)
  }

  @Test func `on the front is what no other surpasses`() {
    let found = [
      record("slow", reads: 95, of: 100, mean: 9), record("fast", reads: 90, of: 100, mean: 1),
      record("worse", reads: 90, of: 100, mean: 2), record("untimed", reads: 99, of: 100),
    ].withFront
    #expect(found.map(\.isOnFront) == [true, true, nil, nil])
  }

  // MARK: Report

  @Test func `the report opens with which reader, and the section has the numbers`() throws {
    let run = try contraryRun()
    run.run.suites[0].timed = true
    try run.write()
    let summary = try RunFolder(path: run.path).summary()
    let content = ReportContent(summary)
    let uses = try #require(content.opening.uses)
    #expect(uses.rows.map { $0[0].text } == ["ean_13, all conditions"])
    #expect(uses.caption.contains("at least 90 % of the frames read"))
    let section = try #require(content.sections.first { $0.id == "choices" })
    #expect(section.detailTables[0].rows.count == summary.choices?[0].found.count)
    #expect(section.figureGroups[0].figures.count == 1)
    // Two combinations of one engine are not put together.
    #expect(uses.rows[0][2].text.hasPrefix("zxing[mode="))
  }
}

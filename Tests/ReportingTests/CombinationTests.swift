import Barcodes
import Judging
import Records
import Testing

@testable import Chapters
@testable import Findings
@testable import Summaries
@testable import Tallies

/// What readers find together, by hand.
struct CombinationTests {
  /// A run of frames in which zxing, ZBar and a third answer; nil where one was not asked.
  private func run(
    _ outcomes: [(Outcome?, Outcome?, Outcome?)], milliseconds: (Int64, Int64, Int64) = (4, 1, 8)
  ) throws -> SyntheticRun {
    let run = try SyntheticRun(isFinished: false)
    var third = SyntheticRun.engines[0]
    third.label = "thorough"
    run.run.engines = SyntheticRun.engines + [third]
    run.run.suites = [SyntheticRun.suite("shelf", masks: [.own], repeats: 1)]
    run.run.suites[0].blocks = [6, 6]
    run.run.suites[0].timed = true
    for (first, second, third) in outcomes {
      let frame = run.addFrame("shelf", .ean13, point: [:])
      for (engine, outcome, time) in [
        ("zxing", first, milliseconds.0), ("zbar", second, milliseconds.1),
        ("thorough", third, milliseconds.2),
      ] {
        guard let outcome else {
          run.addTrial(frame, engine, mask: .ean13, status: .unsupported)
          continue
        }
        run.addTrial(
          frame, engine, mask: .ean13, outcome: outcome, nanoseconds: [time * 1_000_000])
      }
    }
    try run.write()
    return run
  }

  private func found(
    _ run: SyntheticRun, _ filter: FrameFilter = FrameFilter(mask: .own)
  ) throws -> [CombinationRecord] {
    let rule = ChoiceRule(read: 0.9, mostMilliseconds: nil, mostMisreads: nil)
    return try RunFolder(path: run.path).combinations(filter, rule).records
  }

  private static let outcomes: [(Outcome?, Outcome?, Outcome?)] = [
    (.correct, .correct, .correct), (.missed, .correct, .correct), (.missed, .missed, .correct),
    (.misread, .missed, .correct), (.misread, .misread, .correct), (.correct, nil, .missed),
  ]

  @Test(arguments: [
    // Way, readers, votes, frames, reads, misreads, looks.
    (CombinationWay.alone, ["zxing"], 1, 6, 2, 2, 6),
    (.alone, ["zbar"], 1, 5, 2, 1, 5),
    (.cascade, ["zxing", "zbar"], 1, 5, 2, 2, 7),
    // What was misread is believed, and the thorough one is not asked.
    (.cascade, ["zxing", "thorough"], 1, 6, 4, 2, 8),
    (.cascade, ["zbar", "zxing", "thorough"], 1, 5, 3, 2, 8),
    (.union, ["zxing", "zbar"], 1, 5, 2, 2, 10),
    // Two were also read wrong, and are not read for it.
    (.union, ["zxing", "zbar", "thorough"], 1, 5, 3, 2, 15),
    (.agreement, ["zxing", "zbar"], 2, 5, 1, 1, 10),
    (.agreement, ["zxing", "zbar", "thorough"], 2, 5, 2, 1, 15),
    (.agreement, ["zxing", "zbar", "thorough"], 3, 5, 1, 0, 15),
  ])
  func `readers together are counted frame by frame`(
    way: CombinationWay, readers: [String], votes: Int, frames: Int, reads: Int, misreads: Int,
    looks: Int
  ) throws {
    let found = try found(try run(Self.outcomes))
    let record = try #require(
      found.first { $0.way == way && $0.readers == readers && $0.votes == votes })
    #expect(record.frames == frames && record.reads == reads)
    #expect(record.misreads == misreads && record.looks == looks)
  }

  @Test func `a cascade takes the time of those that are asked`() throws {
    let found = try found(try run(Self.outcomes))
    let record = try #require(
      found.first { $0.way == .cascade && $0.readers == ["zbar", "thorough"] })
    // Of five frames, ZBar finds something in three; 1 ms each, and 8 ms more for two.
    let time = try #require(record.time)
    #expect(time.frames == 5 && abs(time.meanMilliseconds - (3 * 1 + 2 * 9) / 5) < 1e-9)
    // Three times 1 and two times 9: a variance of 19.2, and t(0.975, 4) = 2.776445.
    #expect(
      abs(time.upperMilliseconds - time.meanMilliseconds - 2.776445 * (19.2 / 5).squareRoot())
        < 1e-5)
  }

  @Test func `codes that two readers share out are read by both together`() throws {
    let run = try SyntheticRun(isFinished: false)
    run.run.suites = [SyntheticRun.suite("shelf", masks: [.own], repeats: 1)]
    let frame = run.addFrame("shelf", .ean13, point: [:], codes: 2)
    for (engine, outcomes) in [
      ("zxing", [Outcome.correct, .missed]), ("zbar", [.missed, .correct]),
    ] {
      run.addTrial(frame, engine, mask: .ean13, outcome: .correct)
      run.trials[run.trials.count - 1].codes = outcomes.map { CodeOutcome(outcome: $0) }
    }
    try run.write()
    let found = try found(run)
    #expect(found.filter { $0.way == .alone }.map(\.reads) == [0, 0])
    #expect(found.first { $0.way == .union }?.reads == 1)
    #expect(found.first { $0.way == .agreement }?.reads == 0)
  }

  @Test func `only the frames that are meant count`() throws {
    let run = try run(Self.outcomes)
    #expect(try found(run, FrameFilter(symbology: "qr_code", mask: .own)).isEmpty)
    #expect(try found(run, FrameFilter(suite: "shelf", mask: .own)).isEmpty == false)
    #expect(try found(run, FrameFilter(mask: .all)).isEmpty)
    #expect(try found(run, FrameFilter(condition: "dim", mask: .own)).isEmpty)
    // Frames that are drawn alike are no independent ones.
    run.run.suites[0].pairedAxes = ["frame"]
    try run.write()
    #expect(try found(run).isEmpty)
  }

  @Test func `readers that do not claim a symbology are no part of all that do`() throws {
    let run = try run([(.correct, .correct, nil), (.missed, .correct, nil)])
    run.run.engines[2].symbologies = [.qrCode]
    try run.write()
    func all(_ symbology: String?) throws -> [CombinationRecord] {
      try found(run, FrameFilter(symbology: symbology, mask: .own)).filter { $0.way == .union }
    }
    #expect(try all("ean_13").map(\.readers) == [["zxing", "zbar"]])
    #expect(try all("ean_13").map(\.reads) == [2])
  }

  // MARK: Rules

  private func setting(
    reads: Int, of frames: Int, misreads: Int = 0, time: MeanTimeRecord? = nil
  ) -> CombinationRecord {
    CombinationRecord(
      way: .alone, readers: ["zxing"], votes: 1, frames: frames, reads: reads, misreads: misreads,
      looks: frames, time: time)
  }

  private func choice(_ settings: [CombinationRecord], _ rule: ChoiceRule) throws -> ChoiceRecord {
    ChoiceRecord(
      settings, of: try SyntheticRun().run, path: "run", suites: ["shelf"],
      frames: FrameFilter(mask: .own), rule: rule)
  }

  // With one thing asked of one setting: the lower bound of n of n is 0.05^(1/n), and 299 is the least n with which it is 0.99.
  @Test(arguments: [
    (299, 299, ChoiceAnswer.meets), (298, 298, .open), (299, 300, .open), (280, 300, .fails),
  ])
  func `a share is shown by its one-sided bound`(
    reads: Int, frames: Int, answer: ChoiceAnswer
  ) throws {
    let rule = ChoiceRule(read: 0.99, mostMilliseconds: nil, mostMisreads: nil)
    let choice = try choice([setting(reads: reads, of: frames)], rule)
    #expect(choice.settings[0].answer == answer)
  }

  @Test func `frames that would tell are told`() throws {
    let rule = ChoiceRule(read: 0.99, mostMilliseconds: nil, mostMisreads: nil)
    let needed = try #require(
      try choice([setting(reads: 100, of: 100)], rule).settings[0].framesNeeded)
    // Found to a hundredth.
    #expect((299...302).contains(needed))
    // A share that is the limit itself is never told from it.
    #expect(try choice([setting(reads: 99, of: 100)], rule).settings[0].framesNeeded == nil)
  }

  @Test func `what is asked of many is shown with all of them together`() throws {
    let rule = ChoiceRule(read: 0.99, mostMilliseconds: nil, mostMisreads: nil)
    let settings = [setting(reads: 299, of: 299), setting(reads: 299, of: 299)]
    // 0.025^(1/299) is below 0.99.
    #expect(try choice(settings, rule).settings.map(\.answer) == [.open, .open])
  }

  @Test func `what is not timed is open, and misreads may decide`() throws {
    let fast = MeanTimeRecord(frames: 100, meanMilliseconds: 5, standardErrorMilliseconds: 0.1)
    let slow = MeanTimeRecord(frames: 100, meanMilliseconds: 25, standardErrorMilliseconds: 0.1)
    let rule = ChoiceRule(read: 0.9, mostMilliseconds: 20, mostMisreads: 0.01)
    let choice = try choice(
      [
        setting(reads: 1000, of: 1000), setting(reads: 1000, of: 1000, time: slow),
        setting(reads: 1000, of: 1000, misreads: 100, time: fast),
        setting(reads: 1000, of: 1000, time: fast),
      ], rule)
    #expect(choice.settings.map(\.answer) == [.meets, .open, .fails, .fails])
    #expect(choice.settings[1].unmet == ["most_ms": .open])
    #expect(
      Set(choice.settings[2...].map(\.unmet))
        == [["most_ms": .fails], ["most_misreads": .fails]])
  }

  @Test func `the text has a line for each setting within 80 columns`() throws {
    let run = try run(Self.outcomes)
    let found = try found(run)
    let text = try choice(found, ChoiceRule(read: 0.3, mostMilliseconds: 20, mostMisreads: nil))
      .text
    for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    #expect(text.contains("Not known yet"))
    #expect(text.contains("zxing, then zbar"))
  }
}

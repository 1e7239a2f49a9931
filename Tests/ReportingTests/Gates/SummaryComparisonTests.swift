import Barcodes
import Foundation
import Judging
import Records
import Storage
import Testing
import Workflows

@testable import Gates
@testable import Summaries
@testable import Tallies

struct SummaryComparisonTests {
  /// A run of so many EAN-13 codes, of which some are missed and misread.
  private func summary(of codes: Int = 400, missed: Int = 0, misread: Int = 0, deaths: Int = 0)
    throws -> Summary
  {
    let run = try SyntheticRun()
    run.run.engines = [SyntheticRun.engines[0]]
    for index in 0..<codes {
      let frame = run.addFrame("module-width", .ean13, point: ["module_width_px": 2])
      if index < deaths {
        run.addTrial(frame, "zxing", mask: .ean13, status: .crashed)
      } else {
        run.addTrial(
          frame, "zxing", mask: .ean13,
          outcome: index < missed ? .missed : index < missed + misread ? .misread : .correct)
      }
    }
    try run.write()
    return try Summary.read(at: run.path)
  }

  private func compared(
    _ baseline: Summary, _ candidate: Summary, rule: ReadingRule = ReadingRule(errorRate: 0.01)
  ) throws -> EngineComparison {
    let record = try ComparisonRecord(from: baseline, to: candidate, rule: rule)
    #expect(!record.isPaired)
    return try #require(record.engines.first)
  }

  @Test func `counts alone show what is lost, by Fisher's test`() throws {
    let all = try summary()
    // Of counts it is not known how much may be lost.
    #expect(try compared(all, all).answer == .noLossShown)
    let few = try compared(all, summary(missed: 5))
    #expect(few.answer == .noLossShown && few.symbologies[0].lost == 5)
    #expect(
      few.symbologies[0].standing(basis: .counts).hasSuffix(
        "; how many are lost at most, counts do not tell"))
    let many = try compared(all, summary(missed: 11))
    // scipy.stats.fisher_exact([[400, 0], [389, 11]], alternative="greater")
    #expect(abs(many.symbologies[0].pValue - 0.000455422) < 1e-9)
    #expect(many.answer == .worse)
    #expect(try compared(summary(missed: 11), all).answer == .noLossShown)
    #expect(many.changes.isEmpty, "there are no frames to list")
  }

  @Test func `one misread more is left open, and worse where none is allowed`() throws {
    let (one, two) = try (summary(misread: 1), summary(misread: 2))
    let comparison = try compared(one, two)
    #expect(comparison.answer == .inconclusive && comparison.symbologies[0].newMisreads == 1)
    #expect(
      comparison.reasons == ["ean_13: 1 code more misread, which is not significant; look at it."])
    let strict = ReadingRule(errorRate: 0.01, allowsNewMisreads: false)
    #expect(try compared(one, two, rule: strict).answer == .worse)
    #expect(try compared(two, one, rule: strict).answer == .noLossShown)
  }

  @Test func `many misreads more are worse, by Fisher's test`() throws {
    // Missed codes that are now misread: no read is lost.
    let many = try compared(summary(missed: 11), summary(misread: 11))
    #expect(many.answer == .worse && many.symbologies[0].lost == 0)
    // scipy.stats.fisher_exact([[11, 389], [0, 400]], alternative="greater")
    #expect(abs(many.symbologies[0].misreadPValue - 0.000455422) < 1e-9)
  }

  @Test func `one end of the engine's process more is worse, whatever was read there`() throws {
    let comparison = try compared(summary(missed: 1), summary(deaths: 1))
    #expect(comparison.answer == .worse && comparison.symbologies[0].newDeaths == 1)
    #expect(
      comparison.reasons == [
        "ean_13: the engine's process ended 1 time more; none is allowed."
      ])
    #expect(try compared(summary(deaths: 2), summary(deaths: 1)).answer == .noLossShown)
  }

  @Test func `a timeout for which the process was ended is a death, too`() throws {
    func summary(_ status: TrialStatus) throws -> Summary {
      let run = try SyntheticRun()
      run.run.engines = [SyntheticRun.engines[0]]
      for index in 0..<20 {
        let frame = run.addFrame("module-width", .ean13, point: ["module_width_px": 2])
        if index == 0, status != .ok {
          run.addTrial(frame, "zxing", mask: .ean13, status: status)
          run.trials[0].processEnded = true
        } else {
          run.addTrial(frame, "zxing", mask: .ean13, outcome: index == 0 ? .missed : .correct)
        }
      }
      try run.write()
      return try Summary.read(at: run.path)
    }
    let comparison = try compared(summary(.ok), summary(.timeout))
    #expect(comparison.symbologies[0].newDeaths == 1 && comparison.answer == .worse)
    var older = try summary(.timeout)
    for index in older.cells.indices { older.cells[index].deaths = nil }
    #expect(try compared(summary(.ok), older).symbologies[0].newDeaths == 1)
  }

  @Test func `of the frames' trials, each that ended the process is a new death`() {
    var ended = TrialRecord(frame: "f", engine: "e", mask: .ean13, status: .timeout)
    ended.processEnded = true
    let missed = TrialRecord(
      frame: "f", engine: "e", mask: .ean13, status: .ok, durationsNanoseconds: [1],
      codes: [CodeOutcome(outcome: .missed)])
    #expect(ComparedAnswer(missed, at: 0).changes(to: ComparedAnswer(ended, at: 0)) == [.newDeath])
    #expect(ComparedAnswer(ended, at: 0).changes(to: ComparedAnswer(missed, at: 0)).isEmpty)
  }

  @Test func `another profile is named as such`() throws {
    let baseline = try summary(of: 10)
    var candidate = baseline
    candidate.run.suites[0].profile = "standard"
    let profile = baseline.run.suites[0].profile
    #expect(
      throws: ComparisonError.otherFrames(
        suite: "module-width",
        reason: "profile \(profile) in the baseline, standard in the candidate")
    ) { try compared(baseline, candidate) }
  }

  @Test func `summaries of other numbers of codes cannot be compared`() throws {
    let (small, large) = try (summary(of: 10), summary(of: 11))
    #expect(throws: ComparisonError.self) { try compared(small, large) }
  }

  @Test func `a file, a folder, and what is neither`() throws {
    let run = try SyntheticRun.complete()
    _ = try Report.write(runFolder: run.path, outputFolder: run.path)
    let file = "\(run.path)/summary.json"
    let mixed = try Comparison(baseline: file, candidate: run.path)
    #expect(!mixed.record.isPaired && mixed.record.answer == .noLossShown)
    #expect(!mixed.record.latencies.isEmpty)
    #expect(try Comparison(baseline: run.path, candidate: run.path).record.isPaired)
    for text in ["", "{", "{\"schema\":99}", "[]", "{\"schema\":1}"] {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      #expect(throws: RecordError.self, "\(text)") {
        try Comparison(baseline: file, candidate: run.path)
      }
    }
    #expect(throws: FileError.unreadable(path: "\(run.path)/nothing/run.json")) {
      try Comparison(baseline: "\(run.path)/nothing", candidate: run.path)
    }
  }
}

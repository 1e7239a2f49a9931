import Barcodes
import Foundation
import Records
import Testing

@testable import Document
@testable import Reporting
@testable import Summaries
@testable import Tallies

struct DisagreementTests {
  private func record(_ run: SyntheticRun) throws -> DisagreementRecord {
    try run.write()
    return try #require(try RunFolder(path: run.path).summary().disagreements)
  }

  @Test func `engines disagree where one reads every code and another, asked, does not`() throws {
    let run = try SyntheticRun()
    run.run.suites = [SyntheticRun.suite("s", masks: [.own], repeats: 1)]
    let outcomes: [(zxing: Outcome, zbar: Outcome)] = [
      (.correct, .correct), (.missed, .missed), (.correct, .missed), (.correct, .misread),
      (.formatError, .correct), (.misread, .missed),
    ]
    for outcome in outcomes {
      let frame = run.addFrame("s", .qrCode, point: [:])
      run.addTrial(frame, "zxing", mask: .qrCode, outcome: outcome.zxing)
      run.addTrial(frame, "zbar", mask: .qrCode, outcome: outcome.zbar)
    }
    let record = try record(run)
    #expect(
      record.counts
        == [
          DisagreementCount(readBy: "zxing", notBy: "zbar", count: 2, asked: 6),
          DisagreementCount(readBy: "zbar", notBy: "zxing", count: 1, asked: 6),
        ].compactMap(\.self))
    #expect(Set(record.frames.map { $0.frame.suffix(1) }) == ["2", "3", "4"])
  }

  @Test func `an engine that does not claim the symbology disagrees with nobody`() throws {
    let run = try SyntheticRun()
    let frame = run.addFrame("s", .aztec, point: [:])
    run.addTrial(frame, "zxing", mask: .aztec, outcome: .correct)
    run.addTrial(frame, "zbar", mask: .aztec, status: .unsupported)
    let record = try record(run)
    #expect(record.counts.isEmpty && record.frames.isEmpty)
  }

  @Test func `a crash beside a reading is a disagreement, and another mask is none`() throws {
    let run = try SyntheticRun()
    let crashed = run.addFrame("s", .qrCode, point: [:])
    run.addTrial(crashed, "zxing", mask: .qrCode, outcome: .correct)
    run.addTrial(crashed, "zbar", mask: .qrCode, status: .crashed, message: "signal 11")
    let masks = run.addFrame("s", .qrCode, point: [:])
    for engine in ["zxing", "zbar"] {
      run.addTrial(masks, engine, mask: .qrCode, outcome: .correct)
      run.addTrial(masks, engine, mask: .all, outcome: .missed)
    }
    let record = try record(run)
    #expect(record.frames.map(\.frame) == [crashed])
    #expect(record.frames.first?.readings.last?.failure == "crashed: signal 11")
  }

  @Test func `a run of one engine has nothing to compare`() throws {
    let run = try SyntheticRun()
    run.run.engines.removeLast()
    let frame = run.addFrame("s", .qrCode, point: [:])
    run.addTrial(frame, "zxing", mask: .qrCode, outcome: .correct)
    try run.write()
    let summary = try RunFolder(path: run.path).summary()
    #expect(summary.disagreements == nil)
    #expect(!ReportContent(summary).sections.contains { $0.id == "disagreements" })
  }

  /// Disagreements on 2 suites × 2 symbologies × 9 points, 5 frames each.
  private func many() throws -> SyntheticRun {
    let run = try SyntheticRun()
    run.run.suites = ["a", "b"].map { SyntheticRun.suite($0, masks: [.own], repeats: 1) }
    for suite in ["a", "b"] {
      for symbology in [Symbology.code128, .qrCode] {
        for noise in 1...9 {
          for _ in 0..<5 {
            let frame = run.addFrame(suite, symbology, point: ["noise_sigma": Double(noise)])
            run.addTrial(frame, "zxing", mask: FormatMask(symbology), outcome: .correct)
            run.addTrial(frame, "zbar", mask: FormatMask(symbology), outcome: .missed)
          }
        }
      }
    }
    return run
  }

  @Test func `the first ones listed are spread over suites, symbologies and points`() throws {
    let frames = try record(many()).frames
    #expect(frames.count == Disagreements.limit)
    let first = frames.prefix(24)
    let cells = first.map { "\($0.frame.prefix(1)) \($0.symbology)" }
    #expect(Dictionary(grouping: cells) { $0 }.mapValues(\.count).values.allSatisfy { $0 == 6 })
    for cell in Set(cells) {
      let points = zip(cells, first).filter { $0.0 == cell }.map(\.1.point)
      #expect(Set(points).count == 6, "\(cell) at \(points)")
    }
  }

  @Test func `frames with a picture come first`() throws {
    let run = try many()
    let pictured = [run.frames[4].frame, run.frames[150].frame]
    for frame in pictured { try run.addPicture(of: frame) }
    let frames = try record(run).frames
    #expect(Set(frames.prefix(2).map(\.frame)) == Set(pictured))
    #expect(frames.compactMap(\.picture).count == 2)
  }

  @Test func `the order of the trials does not matter`() throws {
    let run = try many()
    let record = try record(run)
    run.trials.reverse()
    #expect(try self.record(run) == record)
  }

  @Test func `the gallery says what each engine said and how to render the frame`() throws {
    let run = try many()
    try run.addPicture(of: run.frames[0].frame)
    try run.write()
    let content = ReportContent(try RunFolder(path: run.path).summary())
    let section = try #require(content.sections.first { $0.id == "disagreements" })
    #expect(section.examples.count == FrameExample.limit)
    let example = try #require(section.examples.first { $0.frame == "a/code_128/000000" })
    #expect(example.hasPicture)
    #expect(example.place == "read noise 1, mask own, seed 1000")
    #expect(example.readings.map(\.text) == ["correct, code_128: 12345", "nothing"])
    #expect(
      example.command
        == "scanbench corpus show Corpus/a.yaml a/code_128/000000 --profile quick --seed 7")
    #expect(
      section.markdownBlocks.contains {
        $0.contains("; to see it: `\(example.command ?? "")`")
      })
  }

  @Test func `the command that shows a frame is of its suite, and of photographs has no seed`() {
    var suite = SyntheticRun.suite("a", masks: [.own], repeats: 1)
    suite.path = "my suites/a"
    #expect(
      ShellWords.showing(frame: "a/qr_code/000001", suites: [suite])
        == "scanbench corpus show 'my suites/a' a/qr_code/000001 --profile quick --seed 7")
    suite.photographs = true
    #expect(
      ShellWords.showing(frame: "a/qr_code/000001", suites: [suite])
        == "scanbench corpus show 'my suites/a' a/qr_code/000001")
    #expect(ShellWords.showing(frame: "b/qr_code/000001", suites: [suite]) == nil)
  }

  @Test(arguments: [
    ("a b_c*", "`a b_c*`"), ("echo `x`", "`` echo `x` ``"), ("a ``b`` c", "```a ``b`` c```"),
  ])
  func `a command stands in Markdown as it is typed`(text: String, code: String) {
    #expect(text.markdownCode == code)
  }
}

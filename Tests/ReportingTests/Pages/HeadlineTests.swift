import Barcodes
import Records
import Testing

@testable import Document
@testable import Findings
@testable import FirstScreen
@testable import Reporting
@testable import Tallies

struct HeadlineTests {
  @Test func `the answers say what was observed, how often, and what was not monotone`() throws {
    let run = try SyntheticRun.complete()
    let answers = try RunFolder(path: run.path).summary().answers
    #expect(
      answers.map(\.question) == ["How small may a barcode be?", "How long does reading take?"])
    #expect(
      answers[0].findings[0].sentences.map(\.line) == [
        "At 2 px per module, the least that Google's ML Kit guidance asks for, it read 20 of 20 "
          + "codes: 100 % (95 % interval 83.2 % to 100 %).",
        "From 4 px per module upward, every tested width was read at ≥ 99 % (observed) in each of "
          + "the 2 symbologies asked.",
        "n = 10 codes for each symbology and width; asked for the frame's own symbology alone.",
      ])
    #expect(
      answers[1].findings[0].sentences.map(\.line) == [
        "Name the formats: at 1920 × 1080 one instead of all is 4.00 times (resolution: 26.8 ms → 6.69 ms) as fast. "
          + "[95 % intervals, resolution: 4.00 to 4.00 times, 22.7 ms to 31.1 ms with all and 5.68 ms to 7.78 ms with one, "
          + "6.96 ms where it reads (6 trials) and 5.18 ms where not (1), 7 blocks of fresh processes]"
      ])
  }

  @Test func `a symbology that is never read well enough is named`() throws {
    let run = try SyntheticRun(isFinished: false)
    for width in [1.0, 3] {
      let frame = run.addFrame("module-width", .ean13, point: ["module_width_px": width])
      run.addTrial(frame, "zxing", mask: .ean13, outcome: width == 1 ? .correct : .missed)
    }
    try run.write()
    let finding = try #require(
      try RunFolder(path: run.path).summary().answers.first?.findings.first)
    #expect(
      finding.sentences.map(\.line) == [
        "At 3 px per module, the smallest tested width that follows Google's ML Kit guidance (2 px "
          + "or more), it read 0 of 1 code: 0 % (95 % interval 0 % to 97.5 %).",
        "Below 99 % even at the largest tested width, 3 px, stayed ean_13 (observed).",
        "n = 1 code for each symbology and width; asked for the frame's own symbology alone.",
      ])
  }

  @Test func `suites are told apart by their axes, not by their names`() throws {
    let run = try SyntheticRun(isFinished: false)
    run.run.suites = [SyntheticRun.suite("tiny", masks: [.all], repeats: 1)]
    for (width, rotation) in [(1.0, 0.0), (2, 0), (1, 45), (2, 45)] {
      let frame = run.addFrame(
        "tiny", .ean13, point: ["module_width_px": width, "rotation_deg": rotation])
      run.addTrial(frame, "zxing", mask: .all, outcome: .correct)
    }
    try run.write()
    let sweeps = try RunFolder(path: run.path).summary().widthSweeps
    #expect(
      sweeps.map(\.title) == [
        "suite tiny, mask all, rotation 0°", "suite tiny, mask all, rotation 45°",
      ])
    #expect(sweeps.map(\.values) == [[1, 2], [1, 2]])
  }

  @Test func `a suite without a plotted axis still has its numbers`() throws {
    let run = try SyntheticRun()
    let frame = run.addFrame("still", .ean13, point: [:])
    run.addTrial(frame, "zxing", mask: .ean13, outcome: .correct)
    try run.write()
    let content = ReportContent(try RunFolder(path: run.path).summary())
    #expect(content.sections.contains { $0.id == "other-suites" })
    #expect(
      content.answers.first?.lines == [
        "What was read?",
        "zxing: In suite still with mask own it read 1 of 1 code: 100 % (95 % interval 2.5 % to "
          + "100 %).",
        "zbar: Nothing was tried.",
      ])
  }
}

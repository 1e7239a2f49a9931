import Barcodes
import Records
import Summaries
import Tallies
import Testing

@testable import Document
@testable import Findings
@testable import FirstScreen

/// How far codes are read, in suites that vary the distance.
@Suite struct ReachTests {
  /// Ten codes at each of four distances and two sizes, with two masks. On the large frames zxing reads up to 30 cm, and with
  /// `all` as with its own mask; on the small ones nowhere. zbar reads everything with its own mask, and nothing with `all`.
  private func summary() throws -> Summary {
    let run = try SyntheticRun()
    var suite = SyntheticRun.suite("shelf", masks: [.own, .all], repeats: 1)
    suite.common = ["module 0.25 mm"]
    suite.conditionWords = ["dim": "brightness 0.35"]
    run.run.suites = [suite]
    for (width, height, farthest) in [(1280.0, 720.0, 0.0), (1920, 1080, 300)] {
      for distance in [250.0, 300, 350, 400] {
        for _ in 0..<10 {
          let frame = run.addFrame(
            "shelf", .code128,
            point: [
              "distance_mm": distance, "frame_width_px": width, "frame_height_px": height,
            ], named: "dim")
          for mask in [FormatMask.code128, .all] {
            run.addTrial(
              frame, "zxing", mask: mask, outcome: distance <= farthest ? .correct : .missed)
            run.addTrial(
              frame, "zbar", mask: mask, outcome: mask == .all ? .missed : .correct)
          }
        }
      }
    }
    try run.write()
    return try RunFolder(path: run.path).summary()
  }

  @Test func `a sentence says how far each size is read`() throws {
    let answers = try summary().answers
    let answer = try #require(answers.first)
    #expect(answer.question == "What shelf is for")
    #expect(answer.paragraphs == ["In every frame: module 0.25 mm."])
    #expect(
      answer.findings.map { $0.sentences.map(\.text) } == [
        [
          "Under dim, over distance from 25 cm to 40 cm it read at least 99 % of the codes not even at 25 cm at 1280 × 720, "
            + "up to 30 cm at 1920 × 1080 (observed)."
        ],
        [
          "Under dim, over distance from 25 cm to 40 cm it read at least 99 % of the codes up to 40 cm at 1280 × 720, "
            + "up to 40 cm at 1920 × 1080 (observed)."
        ],
      ])
    #expect(
      answer.findings[0].sentences[0].evidence
        == "20 of 80 codes: 25.0 % (95 % interval 16.0 % to 35.9 %), suite shelf, mask own; 1280 × 720: fewer from 25 cm on "
        + "(95 %), 10 codes for each symbology and value; 1920 × 1080: fewer from 35 cm on (95 %), 10 codes for each symbology "
        + "and value")
    #expect(answer.findings[0].sentences[0].section == "read-rate-distance")
  }

  @Test func `a table has both engines, and a row for each mask that reads otherwise`() throws {
    let table = try #require(try ReportTable.reaches(summary()).first)
    #expect(table.columns == ["asked", "zxing", "zbar"])
    #expect(
      table.rows.map { $0.map(\.text) } == [
        ["dim, 1280 × 720, mask own", "not even at 25 cm", "up to 40 cm"],
        ["dim, 1920 × 1080, mask own", "up to 30 cm", "up to 40 cm"],
        ["dim, 1280 × 720, mask all", "not even at 25 cm", "not even at 25 cm"],
        ["dim, 1920 × 1080, mask all", "up to 30 cm", "not even at 25 cm"],
      ])
    #expect(table.rows[1].map(\.note) == ["brightness 0.35", "fewer from 35 cm; n = 10", "n = 10"])
  }

  @Test func `masks with which every engine reads the same are one`() throws {
    let sweeps = try summary().sweeps(over: .distance)
    let zxing = sweeps.map { sweep in
      AxisSweep(
        axis: sweep.axis, key: sweep.key, engines: [SyntheticRun.engines[0]],
        cells: sweep.cells.filter { $0.engine == "zxing" }, masks: sweep.masks)
    }
    #expect(sweeps.joiningMasksThatReadAlike.map(\.masks) == [[.own], [.own], [.all], [.all]])
    #expect(
      zxing.joiningMasksThatReadAlike.map(\.key.mask) == [
        .group("own and all"), .group("own and all"),
      ])
  }
}

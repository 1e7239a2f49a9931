import Barcodes
import Foundation
import Records
import Testing

@testable import Document
@testable import Findings
@testable import FirstScreen
@testable import GuideChapters
@testable import Summaries
@testable import Tallies

/// Readers of which wider modules are read less: ZBar's Code 128 in noise.
@Suite struct FallingReadsTests {
  /// Of a run of one engine and symbology.
  private func summary(_ counts: SyntheticRun.Counts) throws -> Summary {
    let run = try SyntheticRun()
    run.run.suites = [SyntheticRun.guidanceSuite(target: 0.9)]
    run.addSweep("zbar", .code128, counts)
    try run.write()
    return try withExtendedLifetime(run) { try RunFolder(path: run.path).summary() }
  }

  private func verdict(_ counts: SyntheticRun.Counts) throws -> VerdictRecord {
    try #require(try summary(counts).verdicts?.first)
  }

  private static let ranged: SyntheticRun.Counts = [
    (1, 0, 10), (1.5, 40, 40), (2, 40, 40), (3, 40, 40), (4, 20, 40), (8, 0, 40),
  ]
  /// As measured in noise of 3 grey levels, but that none passes at 2 px.
  private static let bare: SyntheticRun.Counts = [
    (1, 0, 10), (2, 30, 40), (4, 11, 40), (6, 2, 40), (8, 1, 40),
  ]

  @Test func `a range is told where rates fall, and what is read most where none passes`() throws {
    let falls = try #require(try verdict(Self.ranged).falls)
    #expect(falls.range == 1.5...3 && falls.widestPixels == 8)
    let bare = try #require(try verdict(Self.bare).falls)
    #expect(bare.range == nil && bare.bestPixels == 2)
    #expect(try verdict([(1, 0, 10), (2, 20, 40), (8, 15, 40)]).falls == nil, "may be chance")
    #expect(try verdict([(1, 0, 10), (2, 40, 40), (8, 40, 40)]).falls == nil)
  }

  @Test func `page and table name the range, and say that pictures have to be shrunk`() throws {
    let summary = try summary(Self.ranged)
    let sentence = try #require(summary.answers.first?.findings.last?.sentences.first)
    #expect(
      sentence.text
        == "Under nominal, 2 px per module suffice for none of 1 symbology; wider is not better for code_128 (read from 1.5 to "
        + "3 px): shrink the picture.")
    let overview = try #require(summary.verdictMatrices.overview)
    #expect(overview.rows.first?.last?.text == "✗ 1.5–3")
    #expect(overview.caption.contains("wider modules are read less"))
    #expect(
      summary.verdictMatrices[0].table.rows[0].last?.note.hasPrefix(
        "from 1.5 to 3 px; wider modules are read less; ") == true)
    let uses = try #require(UseTable(summary, MisreadTally(summary))?.table)
    #expect(uses.rows[0].map(\.text) == ["code_128", "– not tried", "1.5–3 px"])
    let distance = try #require(ReportSection.distances(summary))
    #expect(distance.tables[0].rows[0].last?.text == "16.6 cm to 33.1 cm")
    let plot = summary.verdictMatrices[0].widthPlot(
      EngineStyle.styles(labelled: ["zxing", "zbar"]))
    // zxing has no point, so that zbar's is the only one: x, y, and the bar's ends.
    #expect(plot.blocks == [[[1.5, -0.11, 1, 3]]])
  }

  private func advice(_ counts: SyntheticRun.Counts, distance: Double) throws -> (Advice, String) {
    var input = AdviceInput()
    (input.symbology, input.moduleMillimetres, input.distanceMillimetres) = (
      .code128, 0.33, distance
    )
    input.modulesWide = 68
    input.engines = ["zbar"]
    let advice = try Advice(
      AdviceQuestion(input),
      on: AdviceBasis(summary(counts), chosenBy: input, path: "run"), path: "run")
    return (
      advice,
      advice.text(run: "run").split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    )
  }

  @Test func `advice has a range, and by how much a near picture has to be shrunk`() throws {
    let (advice, text) = try advice(Self.ranged, distance: 150)
    let engine = try #require(advice.engines.first)
    #expect(engine.width.finding == .range && engine.width.working == 1.5)
    // 0.33 mm at 150 mm, 1920 px across 65°: 3.315 px.
    let large = try #require(engine.frames.last)
    #expect(abs((large.shrinkBy ?? 0) - 3.3151 / 3) < 1e-3)
    #expect(engine.frames.first?.shrinkBy == nil, "2.2 px at 1280 × 720")
    #expect(
      text.contains(
        "from 1.5 to 3 px per module at least 90 % of the codes are read, and fewer at 8 px: where modules are wider, shrink "
          + "the picture"), "\(text)")
    #expect(
      text.contains(
        "Shrink a picture of 1920 × 1080 to 1/1.11 of its width before zbar reads it: at 15 cm modules have 3.32 px"
      ), "\(text)")
    #expect(try self.advice(Self.ranged, distance: 300).0.obstacles.isEmpty)
  }

  @Test func `advice says shrink, too, where no width is shown to do`() throws {
    let (advice, text) = try advice(Self.bare, distance: 150)
    #expect(advice.engines.first?.frames.isEmpty == true)
    #expect(
      text.contains(
        "not even 8 px per module, the widest tested, are safe, and more was read at 2 px: where modules are wider, shrink the picture"
      ), "\(text)")
  }
}

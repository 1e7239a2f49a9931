import Barcodes
import Foundation
import Judging
import Records
import Testing
import Workflows

@testable import Document
@testable import FirstScreen
@testable import GuideChapters
@testable import Reporting
@testable import Summaries
@testable import Tallies

struct VerdictReportTests {
  private func summary(_ run: SyntheticRun) throws -> Summary {
    try RunFolder(path: run.path).summary()
  }

  @Test func `each cell of the matrix has its verdict, its safe width and the reason`() throws {
    let matrices = try summary(.guidance()).verdictMatrices
    #expect(
      matrices.map(\.title) == [
        "nominal, suite guidance, mask own", "soft, suite guidance, mask own",
      ])
    let table = try #require(matrices.first).table
    #expect(table.columns == ["symbology", "zxing", "zbar"])
    #expect(
      table.rows.map { $0.map { $0.note.isEmpty ? $0.text : "\($0.text): \($0.note)" } } == [
        [
          "aztec",
          "? undecided: from 2.5 px or less; not decided at 2 px; at least 70 more codes to hold",
          "– unsupported",
        ],
        [
          "ean_13", "✗ fails: from 2.5 px; fewer than 90 % at 2 px",
          "? undecided: from 8 px or less; not decided at 2.5 and 3 px; at least 37 more codes to hold",
        ],
        [
          "qr_code", "✓ holds: from 1.5 px or less",
          "✗ fails: none up to 8 px; fewer than 90 % at 4 of 4 widths",
        ],
      ])
    #expect(table.rows[1].map(\.kind) == [.text, .fails, .undecided])
    #expect(
      matrices[1].table.rows.map { $0.map(\.text) } == [["ean_13", "✓ holds", "– not tried"]])
  }

  @Test func `the report opens with the answer, and says that it is coarse`() throws {
    let answer = try #require(try summary(.guidance()).answers.first)
    #expect(answer.question == "Do 2 pixels per module suffice?")
    #expect(
      answer.paragraphs.last
        == "Coarse: judged at 90 %, T90, instead of 99 %, T99. What passes here may still leave up to "
        + "10 % of the codes unread.")
    #expect(
      answer.findings.map(\.line) == [
        "zxing: Under nominal, 2 px per module suffice for 1 of 3 symbologies; give ean_13 2.5 px; undecided for aztec. [at a "
          + "target of 90 %, 10 to 40 codes each; fails for ean_13; undecided for aztec, which could hold after 70 more "
          + "codes each, were all of these read; each verdict wrong with a probability of at most 5 %] Under soft, 2 px per module suffice for the one "
          + "symbology tried. [at a target of 90 %, 40 codes each; each verdict wrong with a probability of at most 5 %] Give "
          + "an EAN-13 2.5 px per module, 238 px in all: 18.6 % of 1280 × 720 and 12.4 % of 1920 × 1080. [T90 safe, nominal, "
          + "of 95 modules without the quiet zones; wrong with a probability of at most 5 %; shares are of the frame's width] "
          + "At 100 % up to 19.8 cm away in 1920 × 1080 under nominal, sharp and without noise; under soft up to 49.7 cm. [13.2 cm away in 1280 × 720; modules of 0.33 mm; 65° across, without zoom]",
        "zbar: Under nominal, 2 px per module are shown to suffice for none of 2 symbologies; no width up to 8 px suffices for qr_code; "
          + "undecided for ean_13. [at a target of 90 %, 10 to 40 codes each; fails for qr_code; undecided for ean_13, which could "
          + "hold after 37 more codes each, were all of these read; unsupported: aztec; each verdict wrong with a probability of at most 5 %] Under soft, "
          + "nothing was tried from 2 px on.",
      ])
  }

  @Test func `what an engine that was given up was not asked leaves the verdict open`() throws {
    let run = try SyntheticRun()
    run.run.suites = [SyntheticRun.guidanceSuite(target: 0.9)]
    run.run.suites[0].moduleWidths = SyntheticRun.guidanceWidths
    run.addSweep("zxing", .qrCode, [(2, 30, 30), (2.5, 30, 30)])
    for width in [3.0, 8] {
      let frame = run.addFrame(
        "guidance", .qrCode, point: ["module_width_px": width], named: "nominal")
      run.addTrial(frame, "zxing", mask: .qrCode, status: .givenUp)
    }
    try run.write()
    let verdict = try #require(try summary(run).verdicts?.first)
    #expect(verdict.verdict == .undecided && verdict.safeWidth == nil)
    #expect(verdict.untriedWidths == [1, 1.5, 3, 8])
    #expect(verdict.finding.verdict(atLeast: 2.5) == .undecided)
  }

  @Test func `a curve that does not rise through one half has no half point`() throws {
    let run = try SyntheticRun()
    run.run.suites = [SyntheticRun.guidanceSuite(target: 0.9)]
    // Read from the smallest width on, a little better at larger ones: the curve crosses one half below 0 px.
    run.addSweep("zxing", .qrCode, [(1, 28, 30), (2, 29, 30), (3, 29, 30), (8, 30, 30)])
    run.addSweep("zxing", .ean13, [(1, 2, 30), (2, 15, 30), (3, 27, 30), (8, 30, 30)])
    try run.write()
    let summary = try summary(run)
    let verdicts = try #require(summary.verdicts)
    #expect(verdicts.map { $0.halfPoint != nil } == [true, false])
    #expect(verdicts[1].slopePerPixel != nil, "a curve fits")
    let section = ReportContent(summary).sections.first { $0.id == "width-figures" }
    let cell = try #require(section?.tables.first?.rows[1][2])
    #expect((cell.text, cell.note) == ("not crossed", "within 1 to 8 px"))
  }

  @Test func `at the usual target nothing is called coarse`() throws {
    let content = ReportContent(try summary(.guidance(target: 0.99)))
    let text = content.markdown
    #expect(!text.contains("Coarse"))
    #expect(text.contains("T99 safe") && !text.contains("T90"))
  }

  @Test func `a verdict counts whatever was read, wherever sampling ended`() throws {
    let run = try SyntheticRun()
    run.run.suites = [SyntheticRun.guidanceSuite(target: 0.9)]
    run.addSweep("zxing", .ean13, [(2, 35, 35), (3, 31, 31), (4, 0, 1)])
    run.addSweep("zbar", .ean13, [(2, 37, 37), (3, 62, 63), (4, 69, 70)])
    run.addSweep("zbar", .qrCode, [(2, 37, 37), (3, 70, 71), (4, 69, 70)])
    try run.write()
    let verdicts = try #require(try summary(run).verdicts)
    #expect(verdicts.map(\.verdict) == [.undecided, .undecided, .holds])
    #expect(
      verdicts.map { $0.widths.map(\.decision) } == [
        [.passes, .open, .open], [.passes, .open, .passes], [.passes, .passes, .passes],
      ])
  }

  @Test func `a length of content that falls short is named, though all together hold`() throws {
    let run = try SyntheticRun()
    run.run.suites = [SyntheticRun.guidanceSuite(target: 0.9)]
    // Every second one is long, and of these 30 of 200 are not read.
    run.addSweep("zxing", .qrCode, [(2, 400, 400)])
    for index in run.trials.indices.filter({ $0 % 2 == 1 }).prefix(30) {
      run.trials[index].codes[0].outcome = .missed
    }
    try run.write()
    let record = try #require(try summary(run).verdicts?.first)
    #expect(record.lengths.map(\.length) == ["short", "long"])
    #expect(record.lengths.map(\.fallsShort) == [false, false], "15 % of 200 is not yet decisive")
    for index in run.trials.indices.filter({ $0 % 2 == 1 }).prefix(38) {
      run.trials[index].codes[0].outcome = .missed
    }
    try run.write()
    let short = try #require(try summary(run).verdicts?.first)
    #expect(short.lengths.map(\.fallsShort) == [false, true])
    #expect(short.verdict != .fails)
    #expect(short.shortLength == "long ones alone fall short of 90 %")
  }

  @Test func `suites whose sampling adapts are shown by their verdicts alone`() throws {
    let content = ReportContent(try summary(.guidance()))
    #expect(
      content.sections.map(\.id) == [
        "verdicts", "how-far", "width-curves", "width-figures", "claim-necessary",
        "misreads", "false-positives", "repeat",
      ])
    #expect(content.answers.count == 1)
  }

  @Test func `other suites of the same run keep their sections and answers`() throws {
    let run = try SyntheticRun.complete()
    run.run.suites.append(SyntheticRun.guidanceSuite(target: 0.9))
    run.addGuidance()
    try run.write()
    let content = ReportContent(try summary(run))
    #expect(
      content.answers.map(\.question) == [
        "Do 2 pixels per module suffice?", "How long does reading take?",
      ])
    #expect(
      content.headline.suffix(4).first?.hasPrefix("zbar:") == true)
    for id in ["smallest-width", "read-rate", "latency-curve"] {
      let section = try #require(content.sections.first { $0.id == id })
      let captions = (section.tables + section.detailTables).map(\.caption)
      #expect(!captions.isEmpty && captions.allSatisfy { !$0.contains("guidance") })
    }
  }

  @Test func `no latency is reported of a suite that was not timed`() throws {
    let run = try SyntheticRun.complete()
    for index in run.run.suites.indices {
      run.run.suites[index].timed = false
      run.run.suites[index].blocks = nil
    }
    run.trials.removeAll { $0.timing?.isControl == true }
    for index in run.trials.indices { run.trials[index].timing = nil }
    try run.write()
    let summary = try summary(run)
    #expect(summary.cells.allSatisfy { $0.latency == nil })
    #expect(summary.latency == nil)
    let sections = ReportContent(summary).sections.map(\.id)
    #expect(!sections.contains("latency-curve") && !sections.contains("mask-speed"))
    #expect(summary.answers.map(\.question) == ["How small may a barcode be?"])
  }

  @Test func `a plot has the observed rates and the trend of each engine`()
    throws
  {
    let matrix = try #require(try summary(.guidance()).verdictMatrices.first)
    let styles = EngineStyle.styles(of: matrix.engines)
    let plot = matrix.plot(of: "ean_13", styles, name: "p")
    let drawn = plot.commands.last?.split(separator: ", ").map { $0.contains("with lines ") }
    #expect(drawn == [true, false, true, false], "trends, then points")
    #expect(plot.blocks.map(\.count) == [6, 6, 6, 6])
    #expect(plot.blocks[1].map { $0[1].rounded() } == [0, 20, 50, 100, 100, 100])
  }

  @Test func `verdicts in the page are words and signs, and labels stay text`() throws {
    let run = try SyntheticRun.guidance()
    run.run.engines[0].label = "<b>x"
    for index in run.trials.indices where run.trials[index].engine == "zxing" {
      run.trials[index].engine = "<b>x"
    }
    try run.write()
    let result = try Report.write(runFolder: run.path, outputFolder: run.path)
    let page = try String(contentsOf: URL(fileURLWithPath: result.page), encoding: .utf8)
    #expect(page.contains(#"<td class="holds">✓ holds<small>"#))
    #expect(page.contains(#"<td class="fails">✗ fails<small>"#))
    #expect(page.contains(#"<td class="undecided">? undecided<small>"#))
    #expect(page.contains("&lt;b&gt;x") && !page.contains("<b>x"))
  }
}

import Foundation
import Judging
import Records
import Testing
import Workflows

@testable import Document
@testable import Findings
@testable import FirstScreen
@testable import GuideChapters
@testable import Reporting
@testable import Summaries
@testable import Tallies

/// Verdicts held against a reference; the counts are those of `SyntheticRun.sensitivity()`, from which widths and moves follow by
/// hand: 40 of 40 pass at 90 %, 20 of 40, 2 of 10 and 0 of 10 fall short, 37 of 40 and 8 of 10 stay open.
struct SensitivityTests {
  private let summary: Summary
  private let studies: [SensitivityStudy]

  init() throws {
    let run = try SyntheticRun.sensitivity()
    summary = try RunFolder(path: run.path).summary()
    studies = summary.sensitivityStudies
  }

  private func effect(_ row: Int, _ assumption: String) throws -> AssumptionEffect {
    try #require(studies[0].rows[row].effects.first { $0.assumption == assumption })
  }

  @Test func `there is a study for each engine, in the order of the suite's conditions`() {
    #expect(studies.map(\.engine.label) == ["zxing", "zbar"])
    #expect(studies[0].reference == "phone")
    #expect(studies[0].assumptions == ["white", "linear"])
    #expect(studies[0].rows.map(\.symbology) == ["ean_13", "qr_code"])
    #expect(studies[1].rows.map(\.symbology) == ["ean_13"])
  }

  @Test func `a width has its sampling interval`() {
    let widths = studies[0].rows.map(\.width)
    #expect([widths[0].observed, widths[0].least, widths[0].most] == [1.5, 1.5, 1.5])
    #expect(!widths[0].isOpenBelow)
    #expect([widths[1].observed, widths[1].least, widths[1].most] == [1.5, 1, 1.5])
    #expect(widths[1].isOpenBelow)
    #expect(widths.map(\.span) == [0, 0.5])
    let none = studies[1].rows[0].width
    #expect([none.observed, none.least, none.most] == [.infinity, .infinity, .infinity])
    #expect(none.span == 0)
  }

  @Test func `an assumption turns a verdict and moves its width`() throws {
    let white = try effect(0, "white")
    #expect((white.verdict, white.isTurned, white.move, white.isShown) == (.fails, true, 1, true))
    let linear = try effect(0, "linear")
    #expect(
      (linear.verdict, linear.isTurned, linear.move, linear.isShown) == (.holds, false, 0, false))
  }

  @Test func `a move within the sampling intervals is not shown`() throws {
    let white = try effect(1, "white")
    #expect((white.isTurned, white.move, white.isShown) == (false, -0.5, false))
  }

  @Test func `a verdict that becomes undecided has not turned`() throws {
    let linear = try effect(1, "linear")
    #expect((linear.verdict, linear.isLost, linear.move) == (.undecided, true, 0))
    #expect([linear.width.least, linear.width.most] == [1.5, 2.5])
  }

  @Test func `an engine that begins to read moves from none`() throws {
    let white = try #require(studies[1].rows[0].effects.first)
    #expect((white.isTurned, white.move, white.isShown) == (true, -.infinity, true))
    #expect(Wording.move(white.move) == "from no width")
  }

  @Test func `the budget holds sampling beside assumptions`() throws {
    let budget = UncertaintyBudget([studies[0]])
    #expect((budget.verdicts, budget.undecided, budget.turned, budget.moved) == (2, 0, 1, 1))
    #expect(try #require(budget.sampling) == (median: 0.25, most: 0.5))
    #expect(try #require(budget.assumptions) == (median: 0.75, most: 1))
    #expect(budget.greatest?.symbology == "ean_13")
  }

  @Test func `moves are told by their range, and those without a width apart`() {
    #expect(Wording.moves([0.6, -0.4, 0]) == "−0.4 px to +0.6 px")
    #expect(Wording.moves([0, 0]) == "0")
    #expect(Wording.moves([.infinity, 0.2, .infinity]) == "+0.2 px; 2 to no width")
    #expect(Wording.moves([-.infinity]) == "1 from no width")
  }

  @Test func `a sweep that was not finished is left out`() throws {
    var summary = summary
    let index = try #require(
      summary.verdicts?.firstIndex { $0.namedCondition == "white" && $0.symbology == "ean_13" })
    summary.verdicts?[index].untriedWidths = [8]
    let study = try #require(summary.sensitivityStudies.first)
    #expect(study.rows[0].effects.map(\.assumption) == ["linear"])
  }

  @Test func `these verdicts have a section of their own, and no other suite has it`() throws {
    let content = ReportContent(summary)
    #expect(content.sections.contains { $0.id == ReportSection.sensitivityID })
    #expect(!content.sections.contains { $0.id == "verdicts" })
    let run = try SyntheticRun.guidance()
    let guidance = ReportContent(try RunFolder(path: run.path).summary())
    #expect(!guidance.sections.contains { $0.id == ReportSection.sensitivityID })
  }

  @Test func `what opens the report says what turns, and how far sampling and assumptions go`() {
    #expect(
      summary.answers.flatMap(\.lines) == [
        "How far do the verdicts depend on what is assumed?",
        "zxing:",
        "  Of 2 verdicts, 1 turns under at least one other assumption; sampling leaves 0 undecided.",
        "      of the width that is needed, sampling intervals span: median 0.25 px, greatest 0.5 px; the assumption that "
          + "matters most moves it by: median 0.75 px, greatest 1 px (ean_13 under white: +1 px)",
        "zbar:",
        "  Of 1 verdict, 1 turns under at least one other assumption; sampling leaves 0 undecided.",
        "      of the width that is needed, sampling intervals span: median 0 px, greatest 0 px; the assumption that "
          + "matters most moves it by: median beyond the widths tried, greatest beyond the widths tried (ean_13 under white: "
          + "from no width)",
      ])
  }
}

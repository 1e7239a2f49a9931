import Barcodes
import Foundation
import Records
import Testing
import Workflows

@testable import Chapters
@testable import Document
@testable import Findings
@testable import FirstScreen
@testable import Reporting
@testable import Summaries
@testable import Tallies

struct NamedConditionTests {
  private let run: SyntheticRun
  private let summary: Summary

  init() throws {
    run = try SyntheticRun.camera()
    summary = try RunFolder(path: run.path).summary()
  }

  @Test func `named conditions come in the order of the manifest`() throws {
    let survey = try #require(summary.conditionSurveys.first)
    #expect(survey.conditions == ["yaw-15", "yaw-5", "dim"])
    let names = summary.cells.filter { $0.symbology == "qr_code" && $0.engine == "zbar" }
      .compactMap(\.namedCondition)
    #expect(names == ["yaw-15", "yaw-5", "dim"])
  }

  @Test func `two suites may give one name to two conditions`() throws {
    let run = try SyntheticRun(isFinished: false)
    run.run.suites = [
      SyntheticRun.suite("b", masks: [.own], repeats: 1),
      SyntheticRun.suite("a", masks: [.own], repeats: 1),
    ]
    for (suite, name) in [("a", "x"), ("a", "y"), ("b", "y"), ("b", "x")] {
      let frame = run.addFrame(suite, .qrCode, point: [:], named: name)
      run.addTrial(frame, "zxing", mask: .qrCode, outcome: .correct)
    }
    try run.write()
    let surveys = try RunFolder(path: run.path).summary().conditionSurveys
    #expect(surveys.map(\.title) == ["suite b, mask own", "suite a, mask own"])
    #expect(surveys.map(\.conditions) == [["y", "x"], ["x", "y"]])
  }

  @Test func `a table for each engine says how many codes were read of how many`() throws {
    let section = try #require(ReportSection.conditions(summary))
    let tables = section.tables.dropFirst()
    #expect(
      tables.map(\.columns) == [
        ["condition", "all", "aztec", "qr_code"], ["condition", "all", "qr_code"],
      ])
    #expect(
      tables.map { $0.rows.map { $0.map(\.text) } } == [
        [
          ["yaw-15", "8/8", "4/4", "4/4"], ["yaw-5", "8/8", "4/4", "4/4"],
          ["dim", "0/8", "0/4", "0/4"],
        ],
        [["yaw-15", "4/4", "4/4"], ["yaw-5", "2/4", "2/4"], ["dim", "1/4", "1/4"]],
      ])
    #expect(tables.last?.caption.hasSuffix("; unsupported: aztec") == true)
  }

  @Test func `all conditions together have their interval and their misreads`() throws {
    let answer = try #require(summary.answers.last)
    #expect(
      answer.lines == [
        "How much is read under the conditions of suite handheld?",
        "zxing:",
        "  Over the 3 conditions of suite handheld it read 66.7 % of the 12 frames that zbar was asked, too, and zbar 58.3 %: "
          + "no difference is shown (2 and 1 read by one alone, p = 1.000); least under dim.",
        "      of all that it was asked 16 of 24 codes: 66.7 % (95 % interval 44.7 % to 84.4 %), with 2 misreads",
        "zbar:",
        "  Over the 3 conditions of suite handheld it read 58.3 % of the 12 frames that zxing was asked, too, and zxing 66.7 %: "
          + "no difference is shown (1 and 2 read by one alone, p = 1.000); least under one of yaw-15, yaw-5 and dim, which "
          + "cannot be told apart.",
        "      of all that it was asked 7 of 12 codes: 58.3 % (95 % interval 27.7 % to 84.8 %), with 0 misreads",
      ])
  }

  @Test func `named conditions are listed under their own heading alone`() {
    let sections = ReportContent(summary).sections.map(\.id)
    #expect(sections.contains("conditions"))
    #expect(!sections.contains("other-suites"))
  }

  @Test func `an example says its condition by name`() throws {
    let misread = try #require(summary.notable.first { $0.kind == .misread })
    #expect(misread.namedCondition == "dim")
    #expect(FrameExample.examples([misread]).map(\.place) == ["dim, seed \(misread.seed)"])
  }

  @Test func `a rate's colour goes with a text that can be read on it`() {
    for step in RateColour.steps {
      let contrast = Contrast.ratio(step.ground, step.text)
      #expect(contrast >= 4.5, "\(step.label): \(contrast)")
    }
    #expect(RateColour.of(rate: 0).label == "0 %")
    #expect(RateColour.of(rate: 0.001).label == "below 25 %")
    #expect(RateColour.of(rate: 0.5).label == "50 to 75 %")
    #expect(RateColour.of(rate: 0.98999).label == "90 to 99 %")
    #expect(RateColour.of(rate: 0.99).label == "99 % and more")
  }

  @Test func `a cell stands on the colour of its rate`() throws {
    let result = try Report.write(runFolder: run.path, outputFolder: run.path)
    let page = try String(contentsOf: URL(fileURLWithPath: result.page), encoding: .utf8)
    #expect(page.contains(#"<td class="number" style="background:#002051;color:#ffffff">0/4</td>"#))
    #expect(page.contains(#"<td class="number" style="background:#7f7c75;color:#000000">2/4</td>"#))
  }
}

/// Contrast of two colours, by WCAG 2.2 ("contrast ratio", "relative luminance").
private enum Contrast {
  static func ratio(_ one: String, _ other: String) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(_ colour: String) -> Double {
    guard let colour = Colour(colour) else { return .nan }
    func linear(_ component: UInt8) -> Double {
      let value = Double(component) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green)
      + 0.0722 * linear(colour.blue)
  }
}

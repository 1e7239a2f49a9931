import Barcodes
import Document
import Foundation
import Judging
import PageFaults
import Records
import Testing
import Workflows

@testable import Findings
@testable import Gates
@testable import Reporting
@testable import Summaries
@testable import Tallies

/// Data sheets of runs that were made by hand.
struct DatasheetTests {
  /// A run that looks for the distances of EAN-13 from 130 mm both ways; all is read but what is 200 mm away.
  ///
  /// - Parameter modules: empty where the suite has one X-dimension for all frames.
  private func run(
    modules: [Double] = [], of symbologies: [Symbology] = [.ean13], isFinished: Bool = true
  ) throws -> SyntheticRun {
    let run = try SyntheticRun(isFinished: isFinished)
    run.run.suites = [SyntheticRun.suite("range", masks: [.own], repeats: 1)]
    run.run.suites[0].target = 0.9
    run.run.suites[0].limits = [[130, 100], [130, 200]].map {
      LimitSearchRecord(parameter: "distance_mm", values: $0)
    }
    let widths = modules.map { ["module_mm": $0] }
    for symbology in symbologies {
      for setting in widths.isEmpty ? [[:]] : widths {
        for (distance, outcome) in [(100.0, Outcome.correct), (130, .correct), (200, .missed)] {
          for _ in 0..<60 {
            let point = setting.merging(["distance_mm": distance]) { $1 }
            let frame = run.addFrame("range", symbology, point: point)
            run.addTrial(frame, "zxing", mask: FormatMask([symbology]), outcome: outcome)
            if SyntheticRun.engines[1].symbologies.contains(symbology) {
              run.addTrial(frame, "zbar", mask: FormatMask([symbology]), outcome: outcome)
            }
          }
        }
      }
    }
    try run.write()
    return run
  }

  private func sheet(_ run: SyntheticRun, _ engine: String) throws -> DatasheetRecord? {
    DatasheetRecord(try RunFolder(path: run.path).summary(), engine: engine)
  }

  @Test(arguments: [[], [0.25], [0.25, 0.33]])
  func `a reading range has a bar for each X-dimension, and one where there is but one`(
    modules: [Double]
  ) throws {
    let sheet = try #require(try sheet(try run(modules: modules), "zxing"))
    let ranges = try #require(sheet.ranges)
    #expect(ranges.count == max(1, modules.count))
    #expect(
      ranges.allSatisfy {
        $0.nearMillimetres == 100 && $0.farMillimetres == 130 && $0.farEnd == .found
      })
    let plot = Plot.readingRanges(
      [(EngineStyle.styles(labelled: ["zxing"])[0], ranges)], symbology: "ean_13", farthest: 200,
      name: "range")
    let bars = try #require(plot.blocks.first)
    #expect(bars.count == ranges.count)
    #expect(bars[0] == [10, 0, 10, 13, -0.35, 0.35], "in centimetres")
    let table = try #require(sheet.rangeTables.first)
    #expect(table.rows.count == ranges.count)
    #expect(table.rows[0][2].text == "≤ 10 to 13 cm" && table.rows[0][2].note == "n = 60")
  }

  @Test func `the page is drawn where a suite has one X-dimension`() throws {
    let sheet = try #require(try sheet(try run(), "zxing"))
    let files = try sheet.files()
    #expect(files.map(\.name) == ["datasheet.json", "datasheet.csv", "index.html"])
    let page = String(decoding: files[2].data, as: UTF8.self)
    let faults = try PageFaults.found(in: page, elements: ["h2", "p", "figcaption", "td"])
    #expect(faults == [])
  }

  @Test func `what a reader does not claim to read is named`() throws {
    let run = try run(of: [.ean13, .dataMatrix])
    #expect(try sheet(run, "zxing")?.unclaimed == nil)
    #expect(try sheet(run, "zbar")?.unclaimed == ["data_matrix"])
  }

  @Test func `an unfinished run and a part of one have no sheet`() throws {
    let run = try run(isFinished: false)
    let whole = ComparisonError.unfinished(run: run.path, continuation: run.run.continuation)
    #expect(throws: whole) { try DatasheetRecord.sheets(ofRun: run.path, engines: [], beside: nil) }
    run.run.finishedAt = "2026-01-02T03:14:05Z"
    run.run.part = try RunPart(#require(PartPlace("1/2")), scanbenchSHA256: "")
    try run.write()
    let part = ComparisonError.partAlone(run: run.path, part: "part 1 of 2")
    #expect(throws: part) { try DatasheetRecord.sheets(ofRun: run.path, engines: [], beside: nil) }
  }

  @Test func `a reader that claims none of the codes has no sheet, and the reason is named`() throws
  {
    let run = try run(of: [.dataMatrix])
    let error = #expect(throws: UsageError.self) {
      try DatasheetRecord.sheets(ofRun: run.path, engines: ["zbar"], beside: nil)
    }
    #expect(
      error?.description.hasSuffix(
        "its suites look for limits, but of no code that zbar claims to read") == true)
  }
}

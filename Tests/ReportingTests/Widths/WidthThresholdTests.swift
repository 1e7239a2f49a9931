import Barcodes
import Records
import Testing

@testable import Findings
@testable import Summaries

struct WidthThresholdTests {
  /// - Parameter correct: codes of 100 read at widths 1, 2, 3…
  private func threshold(_ correct: [Int]) throws -> WidthThreshold? {
    WidthThreshold(
      correct.enumerated().map { index, correct in
        SummaryCell(
          CellID(
            SeriesID(suite: "s", engine: "e", mask: .own),
            CellPlace(
              symbology: "ean_13", point: ["module_width_px": Double(index + 1)])),
          CellCounts(
            trials: 100,
            statuses: StatusCounts(ok: 100),
            codes: 100, outcomes: OutcomeCounts(correct: correct, missed: 100 - correct),
            falsePositives: 0, duplicates: 0, readRate: RateRecord(correct: correct, of: 100),
            meanPixels: 1))
      })
  }

  @Test(arguments: [
    ([0, 50, 99, 100], 3.0, 3.0), ([100, 98, 100, 100], 1, 3), ([100, 100, 100, 100], 1, 1),
  ])
  func `the first width that is read and the first that stays read are two answers`(
    correct: [Int], first: Double, safe: Double
  ) throws {
    let threshold = try #require(try threshold(correct))
    #expect(threshold.first == first)
    #expect(threshold.safe == safe)
  }

  @Test func `where the largest width fails, no width is safe`() throws {
    let threshold = try #require(try threshold([100, 100, 98]))
    #expect(threshold.first == 1 && threshold.safe == nil)
    #expect(threshold.largest.width == 3 && threshold.largest.rate == 0.98)
  }

  @Test func `nothing tried is no threshold`() throws {
    #expect(try threshold([]) == nil)
  }
}

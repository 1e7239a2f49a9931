import Barcodes
import Chapters
import Document
import Records
import Testing

@testable import Findings
@testable import Summaries
@testable import Tallies

/// Settings that are held against each other on the same payloads and phases.
struct PairedSettingTests {
  /// Twelve payloads of two symbologies, sharp and soft: of each symbology two are read sharp alone, one soft alone.
  private func summary(paired: Bool = true, suite name: String = "focus") throws -> Summary {
    let run = try SyntheticRun()
    var suite = SyntheticRun.suite(name, masks: [.own], repeats: 1)
    suite.pairedAxes = paired ? ["defocus_radius_modules"] : nil
    run.run.suites = [suite]
    run.run.engines = [SyntheticRun.engines[0]]
    for radius in [0.0, 1] {
      for symbology in [Symbology.ean13, .qrCode] {
        for sample in 0..<6 {
          let frame = run.addFrame(
            name, symbology,
            point: ["defocus_radius_modules": radius, "module_width_px": 2])
          run.frames[run.frames.count - 1].seed = UInt64(
            10 * sample + (symbology == .ean13 ? 1 : 2))
          let isRead = radius == 0 ? sample != 5 : sample > 1
          run.addTrial(
            frame, "zxing", mask: FormatMask(symbology), outcome: isRead ? .correct : .missed)
        }
      }
    }
    try run.write()
    return try RunFolder(path: run.path).summary()
  }

  @Test func `frames of one seed are pairs, counted as McNemar does`() throws {
    let records = try #require(try summary().pairedSettings)
    #expect(records.count == 1)
    let record = records[0]
    #expect(record.first == ["defocus_radius_modules": 0])
    #expect(record.second == ["defocus_radius_modules": 1])
    #expect(record.pairs == 12 && record.both == 6)
    #expect(record.onlyFirst == 4 && record.onlySecond == 2)
    #expect(abs(record.difference.value + 2.0 / 12) < 1e-12)
    // scipy.stats.binomtest(4, 6).pvalue
    #expect(abs(record.pValue - 0.6875) < 1e-12)
  }

  @Test func `what a suite of one's own pairs is a table, and of a claim's suite is the claim's`()
    throws
  {
    let section = try #require(ReportSection.pairedSettings(summary(suite: "motion")))
    let table = try #require(section.tables.first)
    #expect(section.tables.count == 1 && table.caption == "Suite motion, mask own")
    #expect(table.rows.count == 1)
    #expect(
      table.rows[0].map(\.text) == [
        "zxing", "defocus radius 0 modules", "defocus radius 1 modules", "12", "−16.7", "4", "2",
        "0.688",
      ])
    #expect(try ReportSection.pairedSettings(summary()) == nil)
    #expect(
      try ReportSection.pairedSettings(summary(paired: false, suite: "motion")) == nil)
  }

  @Test func `the drop by focus is that of the pairs, the other way round`() throws {
    let (paired, unpaired) = try (summary(), summary(paired: false))
    func drop(_ summary: Summary) throws -> BoundedEstimate {
      try #require(
        FocusDrop(ClaimEvidence(summary), engine: summary.run.engines[0]).drop(to: 1))
    }
    let record = try #require(paired.pairedSettings?.first)
    #expect(try drop(paired) == record.difference.negated)
    #expect(unpaired.pairedSettings == nil)
    #expect(try abs(drop(unpaired).value - drop(paired).value) < 1e-12)
  }
}

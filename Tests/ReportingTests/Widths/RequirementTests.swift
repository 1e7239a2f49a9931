import Barcodes
import Judging
import Records
import Testing

@testable import Findings
@testable import Summaries

struct RequirementTests {
  private func record(
    _ engine: String, _ symbology: String, _ decisions: [Double: RateDecision],
    condition: String = "nominal"
  ) -> VerdictRecord {
    let widths = decisions.sorted { $0.key < $1.key }.map { width, decision in
      WidthRecord(
        widthPixels: width, reads: 1, codes: 1, readRate: RateRecord(rate: 1, lower: 0, upper: 1),
        logEPasses: decision.evidence.passes, logEFails: decision.evidence.fails,
        decision: decision, trend: 1)
    }
    return VerdictRecord(
      SeriesID(suite: "guidance", engine: engine, mask: .own, namedCondition: condition),
      SweepFinding(
        symbology: symbology, setting: [:], target: 0.99, guidanceWidth: 2, verdict: .undecided,
        logEFails: 0, logEHolds: 0, safeWidth: nil, isSafeWidthOpen: false, trialsToDecide: nil,
        misreads: MisreadRateRecord(misreads: 0, codes: 1, upper: 1),
        halfPoint: nil, slopePerPixel: nil, wholeWidths: nil, phases: [], lengths: [],
        widths: widths))
  }

  private var verdicts: [VerdictRecord] {
    [
      record("zxing", "qr_code", [1: .fails, 2: .passes, 3: .passes]),
      record("zxing", "ean_13", [1: .fails, 2: .fails, 3: .passes]),
      record("zbar", "qr_code", [1: .fails, 2: .open, 3: .passes]),
      record("zbar", "qr_code", [1: .fails, 2: .fails, 3: .fails], condition: "noisy"),
    ]
  }

  @Test(
    arguments: [
      ("zxing qr_code holds", true), ("qr_code holds", false), ("qr_code does-not-fail", true),
      ("zbar qr_code undecided", true), ("zbar qr_code holds at 2.5", true),
      ("qr_code holds at 3 px", true), ("qr_code holds at 3px under nominal", true),
      ("zbar matrix fails under noisy", true), ("linear holds", false),
      ("linear holds at 2.5", true), ("all does-not-fail", false), ("zxing all fails at 1", true),
    ])
  func `a requirement is held against the verdicts that it names`(
    text: String, isMet: Bool
  ) throws {
    #expect(try Requirement(text).unmet(by: verdicts).isEmpty == isMet)
  }

  @Test func `what does not meet a requirement is named`() throws {
    func line(_ requirement: Requirement) throws -> String {
      requirement.line(unmet: try requirement.unmet(by: verdicts))
    }
    #expect(
      try line(Requirement("all holds"))
        == "not met: all holds (zxing ean_13 fails at 2 px, nominal; "
        + "zbar qr_code undecided at 2 px, nominal)")
    #expect(try line(Requirement("zxing qr_code holds")) == "met: zxing qr_code holds")
  }

  @Test(
    arguments: [
      ("qr_code", "write [engine] symbology verdict [at width] [under condition]"),
      ("qr_code works", "'works' is no verdict: holds, fails, undecided, does-not-fail"),
      ("qr holds", "'qr' is no symbology; nor all, linear or matrix"),
      ("qr_code holds at wide", "'wide' is no width in pixels"),
      ("qr_code holds under", "'under' ends it"),
      ("", "write [engine] symbology verdict [at width] [under condition]"),
    ])
  func `a requirement that cannot be read says why`(text: String, reason: String) {
    #expect(throws: RequirementError.unreadable(text, reason)) { try Requirement(text) }
  }

  @Test(
    arguments: [
      "zxing aztec holds", "rxing qr_code holds", "qr_code holds at 9",
      "qr_code holds under moonlight",
    ])
  func `a requirement of what was not judged is an error, not a success`(text: String) {
    #expect(throws: RequirementError.nothingJudged(text)) {
      try Requirement(text).unmet(by: verdicts)
    }
  }
}

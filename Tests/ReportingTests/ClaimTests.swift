import Barcodes
import Document
import Judging
import Records
import Statistics
import Testing

@testable import Findings
@testable import GuideChapters
@testable import Summaries

struct ClaimTests {
  @Test func `a run without a suite for any claim says nothing of them`() {
    var run = SyntheticClaims()
    run.suites = ["noise"]
    #expect(run.summary.claims == nil)
    #expect(ReportSection.claims(run.summary) == nil)
  }

  @Test func `claims without their suites are named once, with the suites to run`() throws {
    var run = SyntheticClaims()
    run.suites = ["noise", "focus"]
    let summary = run.summary
    let gaps = Dictionary(
      uniqueKeysWithValues: (summary.claims ?? []).map { ($0.id, $0.findings.first?.gap) })
    #expect(gaps[.focus] == .notAsked, "the suite was run without what its claim is about")
    #expect(gaps[.formats] == .suiteNotRun)
    let section = try #require(ReportSection.claims(summary))
    #expect(section.tables.flatMap(\.rows).compactMap(\.first?.text) == ["focus"])
    #expect(
      section.paragraphs.last == """
        Not asked here, with the suites that would ask them: linear-2px, matrix-2px, ean13-190px and necessary \
        (Corpus/guidance.yaml); pdf417-1156px (Corpus/pdf417-wide.yaml); formats-faster and pixels-slower \
        (Corpus/latency.yaml); resolution-reach, 2mp-enough and low-resolution (Corpus/reach.yaml); orientation \
        (Corpus/orientation.yaml); region (Corpus/region.yaml); live-drop, live-resolution, live-formats and \
        live-equal-reads (Corpus/shared-bike.yaml); masks (Corpus/all-formats.yaml).
        """)
  }

  @Test func `2 px suffice for linear codes where they do for every symbology claimed`() {
    var run = SyntheticClaims()
    run.addVerdict("zbar", .ean13, [1: .fails, 2: .passes, 3: .passes])
    #expect(run.finding("linear-2px", "zbar")?.verdict == .undecided, "code_128 was not tested")
    run.addVerdict("zbar", .code128, [1: .open, 2: .passes, 3: .passes])
    #expect(run.finding("linear-2px", "zbar")?.verdict == .holds)
    run.addVerdict("zxing", .itf, [2: .open])
    #expect(run.finding("linear-2px", "zxing")?.verdict == .undecided)
    run.addVerdict("zxing", .upcE, [2: .passes, 2.3: .fails])
    let finding = run.finding("linear-2px", "zxing")
    #expect(finding?.verdict == .fails)
    #expect(run.said("linear-2px", "zxing")?.effect.contains("fails for upc_e") == true)
  }

  @Test func `one symbology of many that fails by a hair does not make the claim fail`() {
    var run = SyntheticClaims()
    for symbology in [Symbology.ean13, .ean8, .upcA, .upcE, .itf] {
      run.addVerdict("zxing", symbology, [2: .open])
    }
    run.addVerdict("zxing", .code128, [2: .fails])
    #expect(run.finding("linear-2px", "zxing")?.verdict == .fails)
    run.verdicts[run.verdicts.count - 1].logEFails = 3.1
    #expect(run.finding("linear-2px", "zxing")?.verdict == .undecided)
    let effect = run.said("linear-2px", "zxing")?.effect
    #expect(
      effect?.contains("fails for code_128 by itself, which among 6 symbologies says little")
        == true)
  }

  @Test func `2 px are called unnecessary where more symbologies say so than chance does`() {
    // Of 13 that are each wrong in 5 %, 3 or more are in 2.5 %, and 2 or more in 13.5 %.
    #expect(ClaimEvidence.fewestSpared(of: 13) == 3)
    #expect(ClaimEvidence.fewestSpared(of: 1) == 1)
  }

  @Test func `each condition that was run has its own entry`() {
    var run = SyntheticClaims()
    run.addVerdict("zbar", .qrCode, [2: .passes])
    #expect(run.claim("matrix-2px", "soft-noisy") == nil)
    run.addVerdict("zbar", .qrCode, [2: .fails], condition: "soft-noisy")
    #expect(run.finding("matrix-2px", "zbar", "nominal")?.verdict == .holds)
    #expect(run.finding("matrix-2px", "zbar", "soft-noisy")?.verdict == .fails)
  }

  @Test func `a target below 99 % makes a verdict coarse`() {
    var run = SyntheticClaims()
    run.addVerdict("zbar", .ean13, [2: .passes], target: 0.9)
    #expect(run.said("ean13-190px", "zbar")?.words == "holds, coarse (90 %)")
  }

  @Test func `the effect of the height compares modules of equal and unequal sides`() {
    let finding = SyntheticClaims.complete.finding("matrix-2px", "zxing")
    let numbers = finding?.numbers.filter { $0.point["module_height_px"] != nil } ?? []
    let reads: [Int] = numbers.map { Int(($0.value * 60).rounded()) }
    #expect(reads == [60, 40, 40, 40])
    #expect(numbers.map(\.count) == [60, 60, 60, 60])
  }

  /// 299 codes without a failure show 99 % (0.99^299 is 4.95 %), 298 do not, and neither do 300 with one.
  @Test(arguments: [
    (read: 299, of: 299, verdict: ClaimVerdict.holds), (298, 298, .undecided),
    (299, 300, .undecided), (30, 30, .undecided), (20, 30, .fails),
  ])
  func `a wide PDF417 is held against 99 % with exact bounds`(
    read: Int, of codes: Int, verdict: ClaimVerdict
  ) {
    var run = SyntheticClaims()
    run.addCell(
      "pdf417-wide", "zxing", .pdf417, ["module_width_px": 1156.0 / 579], read: read, of: codes)
    #expect(run.finding("pdf417-1156px", "zxing")?.verdict == verdict)
    #expect(run.said("pdf417-1156px", "zbar")?.words == "not tested; unsupported")
  }

  @Test func `too few codes say that they cannot show 99 %`() {
    func remark(_ read: Int, of codes: Int) -> String? {
      var run = SyntheticClaims()
      run.addCell(
        "pdf417-wide", "zxing", .pdf417, ["module_width_px": 1156.0 / 579], read: read, of: codes)
      return run.said("pdf417-1156px", "zxing")?.effect
    }
    #expect(remark(30, of: 30)?.contains("; 30 codes cannot show 99 %") == true)
    #expect(remark(299, of: 300)?.contains("cannot show") == false)
  }

  @Test(arguments: [
    (read: 20, of: 60, verdict: ClaimVerdict.holds), (59, 60, .undecided), (2000, 2000, .fails),
  ])
  func `poor focus costs where the drop's interval lies above 0`(
    read: Int, of codes: Int, verdict: ClaimVerdict
  ) {
    var run = SyntheticClaims()
    for (radius, read) in [(0.0, codes), (1, read)] {
      run.addCell(
        "focus", "zxing", .qrCode, ["module_width_px": 2, "defocus_radius_modules": radius],
        read: read, of: codes)
    }
    #expect(run.finding("focus", "zxing")?.verdict == verdict)
  }

  /// Clopper–Pearson at 97.5 % for 0 of 10 ends at 1 − 0.0125^(1/10), for 10 of 10 begins at its complement.
  @Test func `a difference's interval is that of its parts`() throws {
    let difference = try #require(
      BoundedEstimate(
        Proportion(successes: 10, of: 10), less: Proportion(successes: 0, of: 10)))
    #expect(difference.value == 1)
    #expect(difference.upper == 1)
    let lower = 1 - 2 * 0.354_804_99
    #expect(abs(difference.lower - lower) < 1e-6)
  }

  @Test func `2 px are not necessary where less is safe`() {
    let run = SyntheticClaims.complete
    #expect(run.said("necessary", "zxing")?.words == "not necessary for 12 of 13")
    #expect(run.finding("necessary", "zxing")?.verdict == .fails)
    #expect(run.said("necessary", "zbar")?.words == "undecided, coarse (90 %)")
    var strict = SyntheticClaims()
    strict.addVerdict("zbar", .qrCode, [1.9: .fails, 2: .passes])
    #expect(strict.said("necessary", "zbar")?.words == "necessary for all 1")
    #expect(strict.finding("necessary", "zbar")?.verdict == .holds)
  }

  static let necessity: [([Double: RateDecision], ClaimVerdict)] = [
    ([1.9: .fails, 2: .fails, 2.5: .open, 3: .passes], .holds),
    ([2: .passes, 3: .passes], .undecided),
    ([1.9: .open, 2: .passes, 3: .passes], .undecided),
  ]

  @Test(arguments: necessity)
  func `less than 2 px is open only where none from 2 px on falls short`(
    decisions: [Double: RateDecision], verdict: ClaimVerdict
  ) {
    var run = SyntheticClaims()
    run.addVerdict("zbar", .qrCode, decisions)
    #expect(run.finding("necessary", "zbar")?.verdict == verdict)
  }

  @Test func `the control counts what was misread and bounds it`() throws {
    let finding = SyntheticClaims.complete.finding("masks", "zxing")
    #expect(finding?.verdict == nil)
    let said = SyntheticClaims.complete.said("masks", "zxing")
    #expect(said?.words == "1 misread, 2 false positives")
    let bounds: [Int] = try #require(finding?.numbers).map { number in
      Int(((number.upper ?? 0) * 10_000).rounded())
    }
    // In 0.01 %, by the binomial distribution: 1 of 100, 0 of 100, 2 of 100.
    #expect(bounds == [466, 295, 616])
  }
}

import Barcodes
import Judging
import Records

@testable import Findings
@testable import GuideChapters
@testable import Summaries

/// A summary with hand-made verdicts and cells, of the engines of `SyntheticRun`.
struct SyntheticClaims {
  var verdicts: [VerdictRecord] = []
  var cells: [SummaryCell] = []
  var suites: Set<String> = []

  var summary: Summary {
    let names = suites.union(cells.map(\.suite)).union(verdicts.map(\.suite)).sorted()
    return Summary(
      run: RunRecord(
        scanbenchVersion: "0.1.0", build: "release", commandLine: ["scanbench"],
        startedAt: "2026-01-02T03:04:05Z",
        machine: MachineRecord(
          architecture: "x86_64", operatingSystem: "Debian", kernel: "6.1", processor: "Example",
          logicalCores: 2, memoryBytes: 1),
        suites: names.map { SyntheticRun.suite($0, masks: [.own], repeats: 1) },
        engines: SyntheticRun.engines),
      totals: SummaryTotals(frames: 0), cells: cells, verdicts: verdicts,
      notable: []
    ).addingClaims()
  }

  func claim(_ id: String, _ condition: String? = nil) -> ClaimRecord? {
    summary.claims?.first {
      $0.id.rawValue == id && (condition == nil || $0.condition == condition)
    }
  }

  func finding(_ id: String, _ engine: String, _ condition: String? = nil) -> ClaimFinding? {
    claim(id, condition)?.findings.first { $0.engine == engine }
  }

  /// What the report says of a claim for one engine.
  func said(_ id: String, _ engine: String) -> (words: String, effect: String)? {
    claim(id).flatMap { summary.said(of: $0, for: engine) }
  }

  /// Widths in pixels, with what is decided of each; 300 codes stand behind one, 240 read where it fails.
  mutating func addVerdict(
    _ engine: String, _ symbology: Symbology, _ decisions: [Double: RateDecision],
    condition: String = "nominal", target: Double = 0.99
  ) {
    let widths = decisions.sorted { $0.key < $1.key }.compactMap { width, decision in
      let reads = decision == .fails ? 240 : 300
      return RateRecord(correct: reads, of: 300).map {
        WidthRecord(
          widthPixels: width, reads: reads, codes: 300, readRate: $0,
          logEPasses: decision.evidence.passes,
          logEFails: decision.evidence.fails, decision: decision, trend: 1)
      }
    }
    let guided = widths.filter { $0.widthPixels >= 2 }
    let evidence = guided.map(\.decision.evidence)
    guard let verdict = Verdict(evidence) else { return }
    verdicts.append(
      VerdictRecord(
        SeriesID(
          suite: "guidance", engine: engine, mask: .own, namedCondition: condition),
        SweepFinding(
          symbology: symbology.name, setting: [:], target: target, guidanceWidth: 2,
          verdict: verdict,
          logEFails: Verdict.logEFails(evidence), logEHolds: Verdict.logEHolds(evidence),
          safeWidth: widths.reversed().prefix { $0.decision == .passes }.last?.widthPixels,
          isSafeWidthOpen: widths.reversed().first { $0.decision != .passes }?.decision == .open,
          misreads: MisreadRateRecord(misreads: 0, codes: 600, upper: 0.005),
          phases: [], lengths: [], widths: widths)))
  }

  mutating func addCell(
    _ suite: String, _ engine: String, _ symbology: Symbology, _ point: [String: Double],
    read: Int, of codes: Int, mask: MaskName = .own, misread: Int = 0, falsePositives: Int = 0
  ) {
    cells.append(
      SummaryCell(
        CellID(
          SeriesID(suite: suite, engine: engine, mask: mask),
          CellPlace(symbology: symbology.name, point: point)),
        CellCounts(
          trials: codes, statuses: StatusCounts(ok: codes), codes: codes,
          outcomes: OutcomeCounts(
            correct: read, misread: misread, missed: codes - read - misread),
          falsePositives: falsePositives, duplicates: 0,
          readRate: RateRecord(correct: read, of: codes), meanPixels: 1)))
  }
}

extension SyntheticClaims {
  /// Something for each claim, zxing for the most part.
  static var complete: SyntheticClaims {
    var run = SyntheticClaims()
    for symbology in Symbology.allCases.sorted() {
      let dips = symbology == .code93
      run.addVerdict(
        "zxing", symbology, [0.7: .fails, 1.2: .passes, 2: .passes, 2.3: dips ? .fails : .passes])
    }
    for symbology in [Symbology.code128, .ean13, .qrCode] {
      run.addVerdict(
        "zbar", symbology, [0.7: .fails, 1.2: .open, 2: .passes, 2.3: .passes], target: 0.9)
    }
    for width in [1.0, 2] {
      for height in [1.0, 2] {
        run.addCell(
          "module-height", "zxing", .qrCode,
          ["module_width_px": width, "module_height_px": height],
          read: width + height > 3 ? 60 : 40, of: 60)
      }
    }
    for (width, read) in [(1.996545769, 299), (2, 300)] {
      run.addCell("pdf417-wide", "zxing", .pdf417, ["module_width_px": width], read: read, of: 300)
    }
    for (radius, read) in [(0.0, 60), (0.5, 60), (1, 20)] {
      run.addCell(
        "focus", "zxing", .qrCode, ["module_width_px": 2, "defocus_radius_modules": radius],
        read: read, of: 60)
    }
    run.addCell(
      "all-formats", "zxing", .upcA, ["module_width_px": 1], read: 98, of: 100, mask: .all,
      misread: 1, falsePositives: 2)
    return run
  }
}

extension Summary {
  /// What the report says of a claim for one engine.
  func said(of claim: ClaimRecord, for engine: String) -> (words: String, effect: String)? {
    guard let record = run.engines.first(where: { $0.label == engine }),
      let finding = claim.findings.first(where: { $0.engine == engine })
    else { return nil }
    return claim.said(finding, of: record, ClaimEvidence(self))
  }
}

extension RateDecision {
  /// Logarithms of e-values that decide so.
  var evidence: RateEvidence {
    switch self {
    case .passes: RateEvidence(passes: 5, fails: -5)
    case .fails: RateEvidence(passes: -5, fails: 8)
    case .open: .none
    }
  }
}

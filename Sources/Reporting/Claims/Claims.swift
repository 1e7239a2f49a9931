import Barcodes
import Records

/// Holds the claims of the guide against a run.
struct Claims {
  let run: RunRecord
  let cells: [SummaryCell]
  let verdicts: [VerdictRecord]
  /// Nil where nothing was timed in blocks.
  let latency: LatencyView?
  let comparisons: [ViewComparison]

  init(_ summary: Summary) {
    run = summary.run
    cells = summary.cells
    latency = LatencyView(summary)
    comparisons = summary.viewComparisons ?? []
    verdicts = (summary.verdicts ?? []).filter {
      $0.suite == ClaimSuite.guidance.rawValue && $0.setting.isEmpty && $0.mask == "own"
    }
  }

  /// All of them; empty where the run has a suite for none.
  var records: [ClaimRecord] {
    let suites = Set(run.suites.map(\.name))
    guard ClaimSuite.allCases.contains(where: { suites.contains($0.rawValue) }) else { return [] }
    return widthClaims + [
      retailWidthClaim, wideClaim, focusClaim, necessityClaim, formatClaim, pixelClaim, reachClaim,
      nativeResolutionClaim, fillClaim, orientationClaim, regionClaim, maskControl,
    ]
  }

  /// Where every claim of the guide is found.
  static let guide = "https://developers.google.com/ml-kit/vision/barcode-scanning/android"

  /// Linear symbologies, or those with rows or cells.
  static func symbologies(of dimension: Symbology.Dimension) -> [String] {
    Symbology.all(of: dimension).map(\.name)
  }

  /// One finding for each engine.
  func findings(_ finding: (EngineRecord) -> ClaimFinding) -> [ClaimFinding] {
    run.engines.map(finding)
  }

  func has(_ suite: ClaimSuite) -> Bool { run.suites.contains { $0.name == suite.rawValue } }

  /// Cells of a suite in which the engine was asked for a code.
  func cells(_ suite: ClaimSuite, engine: EngineRecord, mask: String = "own") -> [SummaryCell] {
    cells.filter {
      $0.suite == suite.rawValue && $0.engine == engine.label && $0.mask == mask && $0.codes > 0
    }
  }

  /// Verdicts of one engine under a named condition of the suite guidance.
  func verdicts(_ condition: String, engine: EngineRecord) -> [VerdictRecord] {
    verdicts.filter { $0.namedCondition == condition && $0.engine == engine.label }
  }
}

/// Words and counts that several claims share.
enum ClaimWords {
  static let target = 0.99

  /// Says that a verdict is coarse, where its target is less than 99 %.
  static func qualified(_ words: String, target: Double?) -> String {
    guard let target, target < Self.target - 1e-9 else { return words }
    return "\(words), coarse (\(Wording.plain(target * 100)) %)"
  }

  /// `57.1 % (95 % interval 34.0 % to 78.2 %, n = 21)`.
  static func rate(_ rate: RateRecord, of count: Int) -> String {
    "\(Wording.percent(rate.rate)) (\(Wording.interval(rate)), n = \(Wording.count(count)))"
  }

  static func rate(_ read: ReadCount) -> String { rate(read.rate, of: read.codes) }

  /// `unsupported: aztec and pdf417`; nil where all are claimed.
  static func unsupported(_ symbologies: [String], by engine: EngineRecord) -> String? {
    let missing = symbologies.filter { !Support.isClaimed($0, by: engine) }
    return missing.isEmpty ? nil : "unsupported, left out: \(Wording.list(missing))"
  }
}

extension Summary {
  /// The same with its claims.
  func addingClaims() -> Summary {
    var summary = self
    let claims = Claims(self).records
    summary.claims = claims.isEmpty ? nil : claims
    return summary
  }
}

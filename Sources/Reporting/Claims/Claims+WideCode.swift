import Barcodes
import Records
import Statistics

/// That a PDF417 of 34 codewords in a row should be 1156 px wide.
extension Claims {
  /// A row of PDF417 with 30 data columns: start 17, 32 codewords of 17 and stop 18 modules (ISO/IEC 15438).
  static let wideModules = 579
  /// 34 codewords of 17 modules at 2 px, as the guide counts them.
  static let widePixels = 1156.0

  var wideClaim: ClaimRecord {
    ClaimRecord(
      id: "pdf417-1156px",
      claim: "A PDF417 of 34 codewords in a row should be at least 1156 px wide.",
      source: Self.guide,
      method:
        "PDF417 of 30 data columns in suite pdf417-wide. 1156 px are 34 codewords of 17 modules "
        + "at 2 px; the stop pattern has 18, so that the row has 579 modules and 1156 px are 1.9965 px "
        + "for each. Held at 1156 px against 99 % with one-sided 95 % Clopper–Pearson bounds.",
      anchor: has(.pdf417Wide) ? WideCodeSection.id : nil, findings: findings(wideFinding))
  }

  /// Codes read of a PDF417 so many pixels wide, by the module width of the suite; nil without one.
  func wideRead(_ engine: EngineRecord, pixels: Double) -> ReadCount? {
    ReadCount(
      cells(.pdf417Wide, engine: engine).filter {
        guard let width = $0.point[SweptAxis.moduleWidth.name] else { return false }
        return abs(width * Double(Self.wideModules) - pixels) < 0.01
      })
  }

  private func wideFinding(_ engine: EngineRecord) -> ClaimFinding {
    guard Support.isClaimed(Symbology.pdf417.name, by: engine) else {
      return .unsupported(engine.label)
    }
    let whole = 2.0 * Double(Self.wideModules)
    guard let read = wideRead(engine, pixels: Self.widePixels) else {
      return .notTested(engine.label, suite: .pdf417Wide)
    }
    let (verdict, remark) = Self.verdict(read.proportion)
    let other = wideRead(engine, pixels: whole)
    let difference = other.flatMap { RateDifference($0.proportion, less: read.proportion) }
    let parts = [
      "1156 px: \(ClaimWords.rate(read))",
      other.map { "1158 px (2 px per module): \(ClaimWords.rate($0))" },
      difference.map { "difference \($0.text)" }, remark,
    ]
    let reads = [(Self.widePixels, read)] + (other.map { [(whole, $0)] } ?? [])
    return ClaimFinding(
      engine: engine.label, verdict: verdict, words: verdict.rawValue,
      effect: parts.compactMap(\.self).joined(separator: "; "),
      numbers: reads.map { pixels, read in
        ClaimNumber(
          readRate: read.rate, of: read.codes, symbology: Symbology.pdf417.name,
          at: [SweptAxis.moduleWidth.name: pixels / Double(Self.wideModules)])
      }
        + (difference.map {
          [
            ClaimNumber(
              "read_rate_difference", symbology: Symbology.pdf417.name, value: $0.value,
              lower: $0.lower, upper: $0.upper)
          ]
        } ?? []))
  }

  /// Of one rate at 99 %, and what to do where so few codes cannot show it.
  static func verdict(_ read: Proportion) -> (ClaimVerdict, remark: String?) {
    let target = ClaimWords.target
    if read.lowerBound() >= target { return (.holds, nil) }
    if read.upperBound() < target { return (.fails, nil) }
    let best = Proportion(successes: read.trials, of: read.trials)
    guard best.lowerBound() < target else { return (.undecided, nil) }
    return (
      .undecided,
      "\(Wording.count(read.trials, "code")) cannot show 99 %, were all of them read; 299 can "
        + "(profile standard)"
    )
  }
}

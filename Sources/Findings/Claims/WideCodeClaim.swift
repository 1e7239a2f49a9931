import Barcodes
package import Records
package import Summaries

/// That a PDF417 of 34 codewords in a row should be 1156 px wide.
package struct WideCodeClaim: Claim {
  package let id = ClaimID.wideCode
  package let suite = ClaimSuite.pdf417Wide

  /// A row of PDF417 with 30 data columns: start 17, 32 codewords of 17 and stop 18 modules (ISO/IEC 15438).
  package static let modules = 579
  /// 34 codewords of 17 modules at 2 px, as the guide counts them.
  package static let claimedPixels = 1156.0
  /// 2 px for every module.
  package static let wholePixels = 2.0 * Double(modules)

  /// Codes read of a PDF417 so many pixels wide, by the module width of the suite; nil without one.
  package static func read(
    _ engine: EngineRecord, pixels: Double, _ evidence: ClaimEvidence
  ) -> ReadCount? {
    ReadCount(
      evidence.cells(.pdf417Wide, engine: engine).filter {
        guard let width = $0.point[SweptAxis.moduleWidth.name] else { return false }
        return abs(width * Double(modules) - pixels) < 0.01
      })
  }

  /// The reads at the claimed width, and those at 2 px for every module, with the difference of
  /// their rates.
  package struct Reads {
    package let claimed: ReadCount
    package let whole: ReadCount?
    package let difference: BoundedEstimate?
  }

  /// Nil where it was not tried.
  package static func reads(_ engine: EngineRecord, _ evidence: ClaimEvidence) -> Reads? {
    guard let claimed = Self.read(engine, pixels: Self.claimedPixels, evidence) else { return nil }
    let whole = Self.read(engine, pixels: Self.wholePixels, evidence)
    return Reads(
      claimed: claimed, whole: whole,
      difference: whole.flatMap { BoundedEstimate($0.proportion, less: claimed.proportion) })
  }

  package func finding(
    of engine: EngineRecord, under condition: String?, _ evidence: ClaimEvidence
  ) -> ClaimFinding {
    let name = Symbology.pdf417.name
    guard engine.claims(name) else { return ClaimFinding(engine, without: .unsupported) }
    guard let reads = Self.reads(engine, evidence) else {
      return ClaimFinding(engine, without: .notAsked)
    }
    let rates =
      [(Self.claimedPixels, reads.claimed)] + (reads.whole.map { [(Self.wholePixels, $0)] } ?? [])
    let difference = reads.difference.map {
      ClaimNumber(
        "read_rate_difference", symbology: name, value: $0.value, lower: $0.lower, upper: $0.upper)
    }
    return ClaimFinding(
      engine, TargetVerdict(reads.claimed).verdict,
      rates.map { pixels, read in
        ClaimNumber(
          readRate: read.rate, of: read.codes, symbology: name,
          at: [SweptAxis.moduleWidth.name: pixels / Double(Self.modules)])
      } + [difference].compactMap(\.self))
  }
}

import Barcodes
package import Records
package import Summaries

/// What was read of a PDF417 as wide as the guide says, and of one with 2 px for every module.
package struct WideCodeReads {
  /// A row of PDF417 with 30 data columns: start 17, 32 codewords of 17 and stop 18 modules (ISO/IEC 15438).
  package static let modules = 579
  /// 34 codewords of 17 modules at 2 px, as the guide counts them.
  package static let claimedPixels = 1156.0
  /// 2 px for every module.
  package static let wholePixels = 2.0 * Double(modules)

  /// The reads at the claimed width, and those at 2 px for every module, with the difference of
  /// their rates.
  package let claimed: ReadCount
  package let whole: ReadCount?
  package let difference: BoundedEstimate?

  /// Nil where the claimed width was not tried.
  package init?(_ engine: EngineRecord, _ evidence: ClaimEvidence) {
    guard let claimed = evidence.wideCodes(engine, pixels: Self.claimedPixels) else { return nil }
    self.claimed = claimed
    whole = evidence.wideCodes(engine, pixels: Self.wholePixels)
    difference = whole.flatMap { BoundedEstimate($0.proportion, less: claimed.proportion) }
  }
}

/// That a PDF417 of 34 codewords in a row should be 1156 px wide.
extension ClaimEvidence {
  /// Codes read of a PDF417 so many pixels wide, by the module width of the suite; nil without one.
  package func wideCodes(_ engine: EngineRecord, pixels: Double) -> ReadCount? {
    ReadCount(
      cells(.pdf417Wide, engine: engine).filter {
        guard let width = $0.point[SweptAxis.moduleWidth.name] else { return false }
        return abs(width * Double(WideCodeReads.modules) - pixels) < 0.01
      })
  }

  func wideCodeFinding(_ engine: EngineRecord) -> ClaimFinding {
    let name = Symbology.pdf417.name
    guard engine.claims(name) else { return ClaimFinding(engine, without: .unsupported) }
    guard let reads = WideCodeReads(engine, self) else {
      return ClaimFinding(engine, without: .notAsked)
    }
    let widths = [
      (WideCodeReads.claimedPixels, reads.claimed), (WideCodeReads.wholePixels, reads.whole),
    ]
    let rates = widths.compactMap { pixels, read in
      read.map {
        ClaimNumber(
          readRate: $0.rate, of: $0.codes, symbology: name,
          at: [SweptAxis.moduleWidth.name: pixels / Double(WideCodeReads.modules)])
      }
    }
    let difference = reads.difference.map {
      ClaimNumber(
        "read_rate_difference", symbology: name, value: $0.value, lower: $0.lower, upper: $0.upper)
    }
    return ClaimFinding(
      engine, reads.claimed.targetVerdict, rates + [difference].compactMap(\.self))
  }
}

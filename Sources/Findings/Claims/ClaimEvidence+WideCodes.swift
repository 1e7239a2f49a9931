import Barcodes
package import Records
package import Summaries

/// That a PDF417 of 34 codewords in a row should be 1156 px wide.
extension ClaimEvidence {
  /// A row of PDF417 with 30 data columns: start 17, 32 codewords of 17 and stop 18 modules (ISO/IEC 15438).
  package static let wideCodeModules = 579.0
  /// 34 codewords of 17 modules at 2 px, as the guide counts them.
  private static let claimedPixels = 1156.0
  /// 2 px for every module.
  private static let wholePixels = 2 * wideCodeModules

  /// Codes read of a PDF417 so many pixels wide, by the module width of the suite; nil without one.
  package func wideCodes(_ engine: EngineRecord, pixels: Double) -> ReadCount? {
    ReadCount(
      cells(.pdf417Wide, engine: engine).filter {
        guard let width = $0.point[SweptAxis.moduleWidth.name] else { return false }
        return abs(width * Self.wideCodeModules - pixels) < 0.01
      })
  }

  /// The reads at the claimed width, and those at 2 px for every module, with the difference of
  /// their rates; nil where the claimed width was not tried.
  package func wideCodeReads(
    _ engine: EngineRecord
  ) -> (claimed: ReadCount, whole: ReadCount?, difference: BoundedEstimate?)? {
    wideCodes(engine, pixels: Self.claimedPixels).map { claimed in
      let whole = wideCodes(engine, pixels: Self.wholePixels)
      return (
        claimed, whole, whole.flatMap { BoundedEstimate($0.proportion, less: claimed.proportion) }
      )
    }
  }

  func wideCodeFinding(_ engine: EngineRecord) -> ClaimFinding {
    let name = Symbology.pdf417.name
    guard engine.claims(name) else { return ClaimFinding(engine, without: .unsupported) }
    guard let reads = wideCodeReads(engine) else {
      return ClaimFinding(engine, without: .notAsked)
    }
    let widths = [(Self.claimedPixels, reads.claimed), (Self.wholePixels, reads.whole)]
    let rates = widths.compactMap { pixels, read in
      read.map {
        ClaimNumber(
          readRate: $0.rate, of: $0.codes, symbology: name,
          at: [SweptAxis.moduleWidth.name: pixels / Self.wideCodeModules])
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

package import Records
package import Summaries

/// The effect of modules of unequal width and height on the read rate: suite module-height.
package struct ModuleHeights {
  package static let heightAxis = "module_height_px"
  /// Width and height in pixels: those that are named beside the claim.
  package static let compared = [(2.0, 2.0), (2, 1), (1, 2), (1, 1)]

  private let evidence: ClaimEvidence

  package init(_ evidence: ClaimEvidence) { self.evidence = evidence }

  package func cells(_ engine: EngineRecord) -> [SummaryCell] {
    evidence.cells(.moduleHeight, engine: engine)
  }

  /// Codes read of one width and height; nil where there is none.
  package static func read(_ cells: [SummaryCell], width: Double, height: Double) -> ReadCount? {
    ReadCount(
      cells.filter {
        $0.point[SweptAxis.moduleWidth.name] == width && $0.point[heightAxis] == height
      })
  }

  package func numbers(_ engine: EngineRecord) -> [ClaimNumber] {
    Self.compared.compactMap { width, height in
      Self.read(cells(engine), width: width, height: height).map {
        ClaimNumber(
          readRate: $0.rate, of: $0.codes,
          at: [SweptAxis.moduleWidth.name: width, Self.heightAxis: height])
      }
    }
  }
}

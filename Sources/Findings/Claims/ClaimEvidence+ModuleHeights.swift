package import Records
package import Summaries

/// The effect of modules of unequal width and height on the read rate: suite module-height.
extension ClaimEvidence {
  package static let moduleHeightAxis = "module_height_px"

  /// Codes read at those widths and heights of modules, in pixels, that are named beside the claim and were tried.
  package func moduleHeightReads(
    _ engine: EngineRecord
  ) -> [(width: Double, height: Double, count: ReadCount)] {
    let cells = cells(.moduleHeight, engine: engine)
    let compared: [(width: Double, height: Double)] = [(2, 2), (2, 1), (1, 2), (1, 1)]
    return compared.compactMap { width, height in
      ReadCount(
        cells.filter {
          $0.point[SweptAxis.moduleWidth.name] == width
            && $0.point[Self.moduleHeightAxis] == height
        }
      ).map { (width, height, $0) }
    }
  }

  func moduleHeightNumbers(_ engine: EngineRecord) -> [ClaimNumber] {
    moduleHeightReads(engine).map { width, height, count in
      ClaimNumber(
        readRate: count.rate, of: count.codes,
        at: [SweptAxis.moduleWidth.name: width, Self.moduleHeightAxis: height])
    }
  }
}

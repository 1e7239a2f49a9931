package import Records
package import Summaries

/// The smallest share of the frame's width that one engine reads at each resolution: suite reach.
package struct Reach {
  static let spanAxis = "span"

  private let cells: [SummaryCell]
  private let evidence: ClaimEvidence
  private let engine: EngineRecord

  package init(_ evidence: ClaimEvidence, engine: EngineRecord) {
    cells = evidence.cells(.reach, engine: engine)
    self.evidence = evidence
    self.engine = engine
  }

  /// The gain in read rate from one resolution to another, over all symbologies and shares, on the
  /// same payloads and phases; nil where the suite does not pair them.
  package func gain(from small: LatencySize, to large: LatencySize) -> BoundedEstimate? {
    evidence.gain(.reach, engine: engine, from: small.point, to: large.point)
  }

  /// The smallest first.
  package var sizes: [LatencySize] {
    cells.grouped { $0.point.filter { $0.key != Self.spanAxis } }.keys
      .map { point in
        LatencySize(point: point, pixels: cells.first { contains(point, $0) }?.meanPixels ?? 0)
      }
      .sorted { $0.pixels < $1.pixels }
  }

  package var symbologies: [String] { Set(cells.map(\.symbology)).sorted() }

  /// Down to which share of the frame's width one symbology is read at a resolution; nil where it was not tried.
  package func share(_ symbology: String, at size: LatencySize) -> SweepReach? {
    SweepReach(
      cells.filter { $0.symbology == symbology && contains(size.point, $0) },
      along: Self.spanAxis, isHardAtLeast: true)
  }

  /// Over all symbologies and shares, each with as many codes; or from a share on.
  package func read(at size: LatencySize, from least: Double = 0) -> ReadCount? {
    ReadCount(
      cells.filter { contains(size.point, $0) && ($0.point[Self.spanAxis] ?? 0) >= least - 1e-9 })
  }

  private func contains(_ point: [String: Double], _ cell: SummaryCell) -> Bool {
    cell.point.filter { $0.key != Self.spanAxis } == point
  }
}

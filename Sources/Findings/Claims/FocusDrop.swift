package import Records
package import Summaries

/// The effect of defocus on one engine: suite focus.
package struct FocusDrop {
  static let radiusAxis = "defocus_radius_modules"
  /// The radius at which the claim is judged, in modules.
  package static let judgedRadius = 1.0

  private let cells: [SummaryCell]
  private let evidence: ClaimEvidence
  private let engine: EngineRecord

  package init(_ evidence: ClaimEvidence, engine: EngineRecord) {
    cells = evidence.cells(.focus, engine: engine)
    self.evidence = evidence
    self.engine = engine
  }

  /// Ascending, in modules.
  package var radii: [Double] { Set(cells.compactMap { $0.point[Self.radiusAxis] }).sorted() }
  /// Ascending, in pixels.
  package var widths: [Double] {
    Set(cells.compactMap { $0.point[SweptAxis.moduleWidth.name] }).sorted()
  }
  package var symbologies: [String] { Set(cells.map(\.symbology)).sorted() }

  /// Over all symbologies and module widths, each with as many codes.
  package func read(radius: Double) -> ReadCount? {
    ReadCount(cells.filter { $0.point[Self.radiusAxis] == radius })
  }

  /// True if the suite shows the same payloads at the same phases at every radius; older runs do
  /// not.
  package var isPaired: Bool {
    radii.contains {
      evidence.gain(.focus, engine: engine, from: [Self.radiusAxis: 0], to: [Self.radiusAxis: $0])
        != nil
    }
  }

  /// The read rate without defocus less that at a radius: of the same payloads and phases, where the suite pairs them.
  package func drop(to radius: Double) -> BoundedEstimate? {
    let paired = evidence.gain(
      .focus, engine: engine, from: [Self.radiusAxis: radius], to: [Self.radiusAxis: 0])
    if let paired { return paired }
    guard let sharp = read(radius: 0), let soft = read(radius: radius) else { return nil }
    return BoundedEstimate(sharp.proportion, less: soft.proportion)
  }

  /// Up to which radius one symbology is read, at one module width in pixels; nil where it was not tried.
  package func reach(_ symbology: String, width: Double) -> SweepReach? {
    SweepReach(
      cells.filter {
        $0.symbology == symbology && $0.point[SweptAxis.moduleWidth.name] == width
      }, along: Self.radiusAxis, isHardAtLeast: false)
  }
}

/// That poor focus costs accuracy.
extension FocusDrop {
  /// A drop below this counts as none.
  private static let negligible = 0.01

  var finding: ClaimFinding {
    guard let judged = drop(to: Self.judgedRadius) else {
      return ClaimFinding(engine, without: .notAsked)
    }
    return ClaimFinding(
      engine, judged.lower > 0 ? .holds : judged.upper < Self.negligible ? .fails : .undecided,
      radii.dropFirst().compactMap { radius in
        drop(to: radius).map {
          ClaimNumber(
            "read_rate_drop", at: [Self.radiusAxis: radius], value: $0.value, lower: $0.lower,
            upper: $0.upper, of: read(radius: radius)?.codes)
        }
      })
  }
}

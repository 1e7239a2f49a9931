import Records

/// What defocus does to one engine: suite focus.
struct FocusDrop {
  static let radiusAxis = "defocus_radius_modules"
  /// The radius at which the claim is judged, in modules.
  static let judgedRadius = 1.0

  private let cells: [SummaryCell]

  init(_ claims: Claims, engine: EngineRecord) {
    cells = claims.cells(.focus, engine: engine)
  }

  /// Ascending, in modules.
  var radii: [Double] { Set(cells.compactMap { $0.point[Self.radiusAxis] }).sorted() }
  /// Ascending, in pixels.
  var widths: [Double] { Set(cells.compactMap { $0.point[SweptAxis.moduleWidth.name] }).sorted() }
  var symbologies: [String] { Set(cells.map(\.symbology)).sorted() }

  /// Over all symbologies and module widths, each with as many codes.
  func read(radius: Double) -> ReadCount? {
    ReadCount(cells.filter { $0.point[Self.radiusAxis] == radius })
  }

  /// The read rate without defocus less that at a radius.
  func drop(to radius: Double) -> RateDifference? {
    guard let sharp = read(radius: 0), let soft = read(radius: radius) else { return nil }
    return RateDifference(sharp.proportion, less: soft.proportion)
  }

  /// How far one symbology is read.
  struct Reach {
    /// The largest radius up to which, and at all smaller ones, at least 99 % were read; nil where even the
    /// sharp ones were not.
    var radius: Double?
    /// Whether no larger one was tested.
    var isLargest: Bool
    /// True codes at each radius.
    var codes: [Int]
  }

  /// Observed, at one module width in pixels; nil where it was not tried.
  func reach(_ symbology: String, width: Double) -> Reach? {
    let swept = cells.filter {
      $0.symbology == symbology && $0.point[SweptAxis.moduleWidth.name] == width
    }
    .sorted { ($0.point[Self.radiusAxis] ?? 0) < ($1.point[Self.radiusAxis] ?? 0) }
    guard !swept.isEmpty else { return nil }
    let read = swept.prefix { $0.outcomes.correct * 100 >= $0.codes * WidthThreshold.percent }
    return Reach(
      radius: read.last?.point[Self.radiusAxis], isLargest: read.count == swept.count,
      codes: swept.map(\.codes))
  }
}

/// That poor focus costs accuracy.
extension Claims {
  /// A drop below this counts as none.
  private static let negligibleDrop = 0.01

  var focusClaim: ClaimRecord {
    ClaimRecord(
      id: "focus", claim: "Poor image focus hurts the scanning accuracy.", source: Self.guide,
      method:
        "Suite focus: a defocus disc of 0 to 1.2 modules' radius at modules of 2, 3, 4 and 6 px, "
        + "pooled over symbologies and widths. The claim holds where the 95 % interval of the drop in "
        + "read rate from no defocus to a radius of 1 module lies above 0, and fails where it lies "
        + "below 1 percentage point.",
      anchor: has(.focus) ? FocusSection.id : nil,
      findings: findings { engine in
        let drop = FocusDrop(self, engine: engine)
        guard let judged = drop.drop(to: FocusDrop.judgedRadius) else {
          return .notTested(engine.label, suite: .focus)
        }
        let verdict: ClaimVerdict =
          judged.lower > 0 ? .holds : judged.upper < Self.negligibleDrop ? .fails : .undecided
        let codes = drop.read(radius: FocusDrop.judgedRadius)?.codes ?? 0
        return ClaimFinding(
          engine: engine.label, verdict: verdict, words: verdict.rawValue,
          effect:
            "at a radius of 1 module \(judged.text) fewer read, n = \(Wording.count(codes)) at "
            + "each radius",
          numbers: drop.radii.dropFirst().compactMap { radius in
            drop.drop(to: radius).map {
              ClaimNumber(
                "read_rate_drop", at: [FocusDrop.radiusAxis: radius], value: $0.value,
                lower: $0.lower, upper: $0.upper, of: drop.read(radius: radius)?.codes)
            }
          })
      })
  }
}

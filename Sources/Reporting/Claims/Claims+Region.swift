import Records

/// That a region of interest saves time, and keeps codes outside it from being reported.
extension Claims {
  /// Where the region of interest comes from.
  private static let rectOfInterest =
    "https://developer.apple.com/documentation/avfoundation/avcapturemetadataoutput/rectofinterest"

  var regionClaim: ClaimRecord {
    ClaimRecord(
      id: "region",
      claim:
        "A region of interest saves time, and keeps codes outside it from being reported.",
      source: Self.rectOfInterest,
      method:
        "Suite region: frames with one code, or several, on clutter, read whole and in a region around "
        + "the first code, in turns. The claim holds where for every kind of frame the 95 % interval of "
        + "the median ratio of times, paired by frame, lies below 1 and no code outside is reported; it "
        + "fails where one such interval lies above 1, or a code outside is reported. Cutting the region "
        + "out is not in the times.",
      anchor: has(.region) ? ViewSection.id(ClaimSuite.region.rawValue) : nil,
      findings: findings(regionFinding))
  }

  private func regionFinding(_ engine: EngineRecord) -> ClaimFinding {
    let compared = comparisons(.region, engine: engine)
    let kinds = compared.filter { $0.pooled == .symbologies }
    let times = kinds.compactMap(\.time)
    let outside = kinds.compactMap(\.outsideRegion).reduce(into: OutsideRecord()) { $0 += $1 }
    guard !times.isEmpty else { return untestedView(engine, .region) }
    let verdict: ClaimVerdict =
      if outside.decodes > 0 || times.contains(where: { ($0.lower ?? 0) > 1 }) {
        .fails
      } else if outside.codes > 0 && times.allSatisfy({ ($0.upper ?? .infinity) < 1 }) {
        .holds
      } else {
        .undecided
      }
    let parts = kinds.compactMap { kind in
      kind.time.map { "\(ViewTable.frames(kind)): \($0.text)" }
    }
    return ClaimFinding(
      engine: engine.label, verdict: verdict, words: verdict.rawValue,
      effect: (parts + [Self.text(outside)]).joined(separator: "; "),
      numbers: kinds.flatMap(\.numbers) + Self.numbers(outside))
  }

  private static func text(_ outside: OutsideRecord) -> String {
    guard outside.codes > 0 else { return "no code lay outside" }
    return
      "\(outside.decodes) of \(Wording.count(outside.codes, "code")) outside reported, at most "
      + Wording.percent(outside.upper)
  }

  private static func numbers(_ outside: OutsideRecord) -> [ClaimNumber] {
    guard outside.codes > 0 else { return [] }
    return [
      ClaimNumber(
        "outside_region_rate", value: Double(outside.decodes) / Double(outside.codes),
        upper: outside.upper, of: outside.codes)
    ]
  }
}

package import Barcodes

/// A claim of the guide and what the run says of it: an entry of `claims` in `summary.json`.
package struct ClaimRecord: Codable, Sendable, Equatable {
  /// Such as `linear-2px`.
  package var id: String
  /// The named condition that it was held against, where the claim has an entry for each of several.
  package var condition: String?
  package var claim: String
  /// A URL; absent for a control, which is no claim of anyone's.
  package var source: String?
  /// What was done.
  package var method: String
  /// The report's section that has the plots and tables; absent where nothing was done.
  package var anchor: String?
  /// One for each engine, in the run's order.
  package var findings: [ClaimFinding]
}

/// What is said of a claim for one engine.
package enum ClaimVerdict: String, Sendable, Codable, CaseIterable {
  case holds, fails, undecided
  case notTested = "not_tested"

  /// Of a claim that is made of all of several: it fails where one does.
  init(ofAll verdicts: [ClaimVerdict]) {
    self =
      verdicts.contains(.fails)
      ? .fails : verdicts.allSatisfy { $0 == .holds } ? .holds : .undecided
  }
}

/// What the run says of a claim for one engine.
package struct ClaimFinding: Codable, Sendable, Equatable {
  /// The engine's label.
  package var engine: String
  /// Absent for a control.
  package var verdict: ClaimVerdict?
  /// The verdict as it is said to people.
  package var words: String
  /// What stands behind the verdict, in words.
  package var effect: String
  /// The same as numbers.
  package var numbers: [ClaimNumber]

  static func notTested(_ engine: String, suite: ClaimSuite) -> ClaimFinding {
    ClaimFinding(
      engine: engine, verdict: .notTested, words: "not tested; run \(suite.path)", effect: "",
      numbers: [])
  }

  /// The engine claims no symbology that the claim is about.
  static func unsupported(_ engine: String) -> ClaimFinding {
    ClaimFinding(
      engine: engine, verdict: .notTested, words: "not tested; unsupported", effect: "", numbers: []
    )
  }
}

/// A number behind a verdict.
package struct ClaimNumber: Codable, Sendable, Equatable {
  /// What it is, such as `read_rate`.
  package var name: String
  /// Absent where several are pooled.
  package var symbology: String?
  /// The values of axes that it is of, by name.
  @Coordinate package var point: [String: Double]
  @Quantity package var value: Double
  @Quantity package var lower: Double?
  @Quantity package var upper: Double?
  /// True codes; for false positives, and where views are compared, frames.
  @Tally package var count: Int?

  init(
    _ name: String, symbology: String? = nil, at point: [String: Double] = [:], value: Double,
    lower: Double? = nil, upper: Double? = nil, of count: Int? = nil
  ) {
    self.name = name
    self.symbology = symbology
    self.point = point
    self.value = value
    self.lower = lower
    self.upper = upper
    self.count = count
  }

  /// A read rate with its interval.
  init(
    readRate rate: RateRecord, of count: Int, symbology: String? = nil,
    at point: [String: Double]
  ) {
    self.init(
      "read_rate", symbology: symbology, at: point, value: rate.rate, lower: rate.lower,
      upper: rate.upper, of: count)
  }

  enum CodingKeys: String, CodingKey {
    case name, symbology, point, value, lower, upper
    case count = "n"
  }
}

/// The suites that claims rest on, by name.
enum ClaimSuite: String, CaseIterable {
  case guidance, focus, latency, reach, orientation, region
  case moduleHeight = "module-height"
  case pdf417Wide = "pdf417-wide"
  case allFormats = "all-formats"

  var path: String { "Corpus/\(rawValue).yaml" }
}

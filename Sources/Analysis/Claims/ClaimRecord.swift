package import Barcodes
import Records
import Statistics

/// What a run says of a claim: an entry of `claims` in `summary.json`.
package struct ClaimRecord: Codable, Sendable, Equatable {
  package var id: ClaimID
  /// The named condition that it was held against, where the claim has an entry for each of several.
  package var condition: String?
  /// One for each engine, in the run's order.
  package var findings: [ClaimFinding]
}

/// What is said of a claim for one engine.
package enum ClaimVerdict: String, Sendable, Codable, CaseIterable {
  case holds, fails, undecided
  case notTested = "not_tested"

  /// Of a claim that has two halves.
  init(ofBoth first: ClaimVerdict, _ second: ClaimVerdict) {
    let both = [first, second]
    self =
      both.contains(.fails) ? .fails : both.allSatisfy { $0 == .holds } ? .holds : .undecided
  }

  /// The probability with which a claim of several may be said to fail where it holds.
  private static let error = 0.05

  /// Of a claim that is made of all of several.
  ///
  /// It holds where each does, which needs no correction (an intersection–union test; R. L. Berger, Technometrics 24, 1982,
  /// pp. 295–300). It fails where one does: by Holm's correction, since one of many seems to by chance.
  ///
  /// - Parameter pValues: of the hypotheses that it holds for each; those that are nil say nothing.
  init(ofAll holds: [Bool], pValues: [Double?]) {
    let isFailing = Holm.adjusted(pValues.map { $0 ?? 1 }).contains { $0 <= Self.error }
    self = isFailing ? .fails : holds.allSatisfy(\.self) ? .holds : .undecided
  }
}

/// Why a claim was not tested for an engine.
package enum ClaimGap: String, Sendable, Codable {
  /// The run lacks the claim's suite, or what it asks of it.
  case suiteNotRun = "suite_not_run"
  /// The engine claims no symbology that the claim is about.
  case unsupported
  /// The engine has no feature by which it could be told.
  case cannotBeTold = "cannot_be_told"
}

/// What the run says of a claim for one engine.
package struct ClaimFinding: Codable, Sendable, Equatable {
  /// The engine's label.
  package var engine: String
  /// Absent for a control.
  package var verdict: ClaimVerdict?
  /// Absent where it was tested.
  package var gap: ClaimGap?
  /// What the verdict rests on.
  package var numbers: [ClaimNumber]

  init(_ engine: EngineRecord, _ verdict: ClaimVerdict?, _ numbers: [ClaimNumber]) {
    self.engine = engine.label
    self.verdict = verdict
    self.numbers = numbers
  }

  init(_ engine: EngineRecord, without gap: ClaimGap) {
    self.engine = engine.label
    self.gap = gap
    verdict = .notTested
    numbers = []
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
package enum ClaimSuite: String, CaseIterable, Sendable {
  case guidance, focus, latency, reach, orientation, region
  case moduleHeight = "module-height"
  case pdf417Wide = "pdf417-wide"
  case allFormats = "all-formats"
  case sharedBike = "shared-bike"
  case stockroom, payment, checkout, boarding

  package var path: String { "Corpus/\(rawValue).yaml" }
}

package import Barcodes
package import Records
package import Statistics

/// Which setting of an application is done first or, of scans that want all, announces most codes: an entry of `fastest`.
package struct FastestRecord: Codable, Sendable, Equatable {
  /// By what settings are ranked.
  package enum Measure: String, Codable, Sendable, CaseIterable {
    case time, codes
  }

  package var suite: String
  /// The engine's label.
  package var engine: String
  /// The suite's name for the condition, where it has one.
  package var namedCondition: String?
  /// The values of the suite's axes but for the size of the frames.
  @Coordinate package var point: [String: Double]
  /// The suite's first policies.
  package var dropping: String
  package var acceptance: String
  package var measure: Measure
  /// By their mean time, the least first; or by the codes that were announced, the most first, and then by the time.
  package var settings: [FastestSetting]

  package init(
    suite: String, engine: String, namedCondition: String? = nil, point: [String: Double],
    dropping: String, acceptance: String, measure: Measure, settings: [FastestSetting]
  ) {
    self.suite = suite
    self.engine = engine
    self.namedCondition = namedCondition
    self.point = point
    self.dropping = dropping
    self.acceptance = acceptance
    self.measure = measure
    self.settings = settings
  }

  /// The probability with which a setting is called slower than the fastest though it is not.
  package static let error = 0.05

  /// Those of which it is not shown that the first one is better; without the first.
  package var undecided: [FastestSetting] {
    settings.dropFirst().filter { ($0.against?.pAdjusted ?? 1) > Self.error }
  }
}

/// A size of frames, a mask and a view.
package struct FastestSetting: Codable, Sendable, Equatable {
  /// The frame's size, where the suite has several.
  @Coordinate package var size: [String: Double]
  package var mask: MaskName
  package var view: String?
  @Tally package var scans: Int
  @Tally package var done: Int
  /// See `LivePolicyRecord.meanSeconds`; of all symbologies together.
  @Quantity package var meanSeconds: Double
  package var medianSeconds: TimeQuantileRecord
  /// Different right contents that were announced, but for misfires, and those that there are; absent where one is wanted.
  @Tally package var announced: Int?
  @Tally package var codes: Int?
  /// Against the first one, on the same scans; absent of the first one itself.
  package var against: AgainstFastest?

  /// - Parameter curve: of the scans that were done, by time.
  package init(
    size: [String: Double], mask: MaskName, view: String?, _ curve: KaplanMeier, meanSeconds: Double
  ) {
    (self.mask, self.view) = (mask, view)
    self.size = size
    self.meanSeconds = meanSeconds
    scans = curve.count
    done = curve.steps.reduce(0) { $0 + $1.events }
    medianSeconds = TimeQuantileRecord(curve.quantile(0.5))
  }
}

/// A setting held against the fastest one.
package struct AgainstFastest: Codable, Sendable, Equatable {
  /// Scans that were read under both, of which one or the other was done; by codes, all of them.
  @Tally package var pairs: Int
  /// In which the fastest was done first, or announced more codes.
  @Tally package var fastestSooner: Int
  @Tally package var otherSooner: Int
  /// The p-value of the exact sign test, two-sided.
  @Share package var pValue: Double
  /// By Holm's correction over every two settings, since which is the fastest was chosen by the same scans; 1 where the sign is
  /// against it.
  @Share package var pAdjusted: Double
  /// The median of this setting's time less the fastest one's; nothing of it where codes are counted.
  package var behindSeconds: TimeQuantileRecord
}

extension AgainstFastest {
  /// By which of the two announced more codes; not adjusted yet.
  package init(_ codes: PairedCodes, pairs: Int) {
    self.init(
      pairs: pairs, fastestSooner: codes.moreFirst, otherSooner: codes.moreSecond,
      pValue: codes.pValue, pAdjusted: 1, behindSeconds: TimeQuantileRecord())
  }

  /// By which of the two was done first; not adjusted yet.
  package init(_ times: PairedTimes) {
    self.init(
      pairs: times.count, fastestSooner: times.firstSooner, otherSooner: times.secondSooner,
      pValue: times.pValue, pAdjusted: 1, behindSeconds: TimeQuantileRecord(times.median()))
  }
}

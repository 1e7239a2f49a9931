package import Barcodes
package import Records
package import Statistics

/// Two values of one setting, held against each other on the same scans: all else is alike, and so are the seeds.
package struct LiveContrast: Codable, Sendable, Equatable {
  /// Which setting it is.
  package enum ContrastKind: String, Codable, Sendable, CaseIterable {
    /// The size of the frames, the smaller one first.
    case resolution
    /// Fewer symbologies first.
    case mask
    /// Another view first, the suite's first view second.
    case view
    /// Likewise of named conditions, where the suite pairs them.
    case condition
    /// Dropping frames first, a queue second.
    case dropping
    /// The suite's first acceptance policy first.
    case acceptance
  }

  package var suite: String
  /// The engine's label.
  package var engine: String
  package var varied: ContrastKind
  package var first: String
  package var second: String
  /// True if all settings of the others are taken together, each scan's seed with the median of its
  /// differences.
  package var isPooled: Bool?
  /// The settings that both have in common; left out where that is what varies, or where settings
  /// are taken together.
  package var mask: MaskName?
  package var view: String?
  @Coordinate package var point: [String: Double]
  package var namedCondition: String?
  /// Policies are the suite's first, but for those that vary.
  package var dropping: String?
  package var acceptance: String?
  /// Scans that were read under both, of which one or the other was done.
  @Tally package var pairs: Int
  /// Where the first one was done first. The rest was done at the same time, or it is not known which came first.
  @Tally package var firstSooner: Int
  @Tally package var secondSooner: Int
  /// The p-value of the exact sign test, two-sided.
  @Share package var pValue: Double
  /// The median of the second's time less the first's, in seconds: above 0 where the first saves time.
  package var saved: TimeQuantileRecord
  /// The p-value of the hypothesis that the first saves a frame period or more: small where it
  /// saves less.
  @Share package var pNegligible: Double
  package var wrong: PairedWrong
  /// Absent where a person wants one code.
  package var codes: PairedCodes?

  /// - Parameters:
  ///   - times: in which each seed counts once.
  ///   - framePeriod: in seconds.
  package init(
    suite: String, engine: String, varied: ContrastKind, first: String, second: String,
    isPooled: Bool?, mask: MaskName?, view: String?, point: [String: Double],
    namedCondition: String?, dropping: String?, acceptance: String?, _ times: PairedTimes,
    framePeriod: Double, wrong: PairedWrong, codes: PairedCodes?
  ) {
    (self.suite, self.engine, self.varied) = (suite, engine, varied)
    (self.first, self.second, self.isPooled) = (first, second, isPooled)
    (self.mask, self.view, self.namedCondition) = (mask, view, namedCondition)
    (self.dropping, self.acceptance) = (dropping, acceptance)
    (self.wrong, self.codes) = (wrong, codes)
    saved = TimeQuantileRecord(times.median())
    self.point = point
    pairs = times.count
    firstSooner = times.firstSooner
    secondSooner = times.secondSooner
    pValue = times.pValue
    pNegligible = times.pValue(atLeast: framePeriod)
  }

  package enum CodingKeys: String, CodingKey {
    case suite, engine, varied, first, second
    case isPooled = "pooled"
    case mask, view, point, namedCondition, dropping, acceptance, pairs, firstSooner, secondSooner,
      pValue
    case saved = "savedSeconds"
    case pNegligible, wrong, codes
  }
}

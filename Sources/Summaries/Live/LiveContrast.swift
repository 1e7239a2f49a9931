package import Barcodes
package import Records

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

  package init(
    suite: String, engine: String, varied: ContrastKind, first: String, second: String,
    isPooled: Bool? = nil, mask: MaskName? = nil, view: String? = nil, point: [String: Double],
    namedCondition: String? = nil, dropping: String? = nil, acceptance: String? = nil, pairs: Int,
    firstSooner: Int, secondSooner: Int, pValue: Double, saved: TimeQuantileRecord,
    pNegligible: Double, wrong: PairedWrong, codes: PairedCodes? = nil
  ) {
    self.suite = suite
    self.engine = engine
    self.varied = varied
    self.first = first
    self.second = second
    self.isPooled = isPooled
    self.mask = mask
    self.view = view
    self.point = point
    self.namedCondition = namedCondition
    self.dropping = dropping
    self.acceptance = acceptance
    self.pairs = pairs
    self.firstSooner = firstSooner
    self.secondSooner = secondSooner
    self.pValue = pValue
    self.saved = saved
    self.pNegligible = pNegligible
    self.wrong = wrong
    self.codes = codes
  }

  package enum CodingKeys: String, CodingKey {
    case suite, engine, varied, first, second
    case isPooled = "pooled"
    case mask, view, point
    case namedCondition = "named_condition"
    case dropping, acceptance, pairs
    case firstSooner = "first_sooner"
    case secondSooner = "second_sooner"
    case pValue = "p_value"
    case saved = "saved_s"
    case pNegligible = "p_negligible"
    case wrong, codes
  }
}

/// In how many scans something wrong was announced, under one value of a setting and under another. What was drawn from one seed counts
/// once, however many settings it was read under.
package struct PairedWrong: Codable, Sendable, Equatable {
  /// Seeds whose scans were read under both.
  @Tally package var seeds: Int
  /// Seeds with something wrong, once or more, under the one value and under the other.
  @Tally package var first: Int
  @Tally package var second: Int
  /// Seeds with something wrong more often under the first value, and under the second.
  @Tally package var onlyFirst: Int
  @Tally package var onlySecond: Int
  /// The p-value of McNemar's exact test of the last two, two-sided.
  @Share package var pValue: Double

  package init(
    seeds: Int, first: Int, second: Int, onlyFirst: Int, onlySecond: Int, pValue: Double
  ) {
    self.seeds = seeds
    self.first = first
    self.second = second
    self.onlyFirst = onlyFirst
    self.onlySecond = onlySecond
    self.pValue = pValue
  }

  package enum CodingKeys: String, CodingKey {
    case seeds, first, second
    case onlyFirst = "only_first"
    case onlySecond = "only_second"
    case pValue = "p_value"
  }
}

/// The numbers of codes that were announced in scans that want all, under one value of a setting
/// and under another; but for misfires.
package struct PairedCodes: Codable, Sendable, Equatable {
  /// The codes that there are, in all scans that were read under both.
  @Tally package var codes: Int
  /// The codes that were announced.
  @Tally package var first: Int
  @Tally package var second: Int
  /// The number of seeds for which more codes were announced under the one value than under the
  /// other.
  @Tally package var moreFirst: Int
  @Tally package var moreSecond: Int
  /// The p-value of the exact sign test of the last two, two-sided.
  @Share package var pValue: Double

  package init(
    codes: Int, first: Int, second: Int, moreFirst: Int, moreSecond: Int, pValue: Double
  ) {
    self.codes = codes
    self.first = first
    self.second = second
    self.moreFirst = moreFirst
    self.moreSecond = moreSecond
    self.pValue = pValue
  }

  package enum CodingKeys: String, CodingKey {
    case codes, first, second
    case moreFirst = "more_first"
    case moreSecond = "more_second"
    case pValue = "p_value"
  }
}

package import Barcodes
package import Judging
import Records

/// The limit of one parameter for one engine, symbology and condition: an entry of `limits` in `summary.json`.
package typealias LimitRecord = Identified<SeriesID, Identified<LimitedParameter, LimitFinding>>

/// How far a parameter may go until fewer codes are read than the target asks, and the evidence, step by step.
package struct LimitFinding: Codable, Sendable, Equatable {
  /// The value up to which, and at all easier ones, the target is reached: that it lies too far has a probability of at most 5 %. Absent
  /// where it is not shown of the easiest.
  @Coordinate package var limit: Double?
  package var end: LimitEnd
  /// The values beyond the limit that are read again, each of which is wrong with a probability of at most 5 %; absent without any.
  @Coordinate package var returns: [Double]?
  /// Over all steps.
  package var misreads: MisreadRateRecord
  /// Those that were tried, from the easy end to the hard one.
  package var steps: [LimitStepRecord]
  /// Those that were not, since the run was broken off or the engine given up; absent without any.
  @Coordinate package var untried: [Double]?

  package init(
    limit: Double?, end: LimitEnd, returns: [Double]?, misreads: MisreadRateRecord,
    steps: [LimitStepRecord], untried: [Double]?
  ) {
    self.limit = limit
    self.end = end
    self.returns = returns
    self.misreads = misreads
    self.steps = steps
    self.untried = untried
  }
}

/// One value of a parameter along which a limit is looked for.
package struct LimitStepRecord: Codable, Sendable, Equatable {
  @Coordinate package var value: Double
  @Tally package var reads: Int
  @Tally package var codes: Int
  /// The two-sided 95 % Clopper–Pearson interval, as if sampling had not adapted.
  package var rate: RateRecord
  /// Natural logarithms of the e-values that the target is reached, and that it is not.
  @Quantity package var logEPasses: Double
  @Quantity package var logEFails: Double
  /// `passes` by itself; `fails` together with every other step that does.
  package var decision: RateDecision

  package init(
    value: Double, reads: Int, codes: Int, rate: RateRecord, logEPasses: Double, logEFails: Double,
    decision: RateDecision
  ) {
    self.value = value
    self.reads = reads
    self.codes = codes
    self.rate = rate
    self.logEPasses = logEPasses
    self.logEFails = logEFails
    self.decision = decision
  }

  package enum CodingKeys: String, CodingKey {
    case value, reads, codes
    case rate = "read_rate"
    case logEPasses = "log_e_passes"
    case logEFails = "log_e_fails"
    case decision
  }
}

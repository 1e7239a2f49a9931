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
}

/// One value of a parameter along which a limit is looked for.
package struct LimitStepRecord: Codable, Sendable, Equatable {
  @Coordinate package var value: Double
  @Tally package var reads: Int
  @Tally package var codes: Int
  /// The two-sided 95 % Clopper–Pearson interval, as if sampling had not adapted.
  package var readRate: RateRecord
  /// Natural logarithms of the e-values that the target is reached, and that it is not.
  @Quantity package var logEPasses: Double
  @Quantity package var logEFails: Double
  /// `passes` by itself; `fails` together with every other step that does.
  package var decision: RateDecision
}

extension LimitFinding {
  package init(_ sweep: LimitSweep, misreads: MisreadRateRecord) {
    let untried = sweep.steps.filter { $0.trials == 0 }.map(\.value)
    let returns = sweep.returns.map(\.value)
    self.init(
      limit: sweep.limit, end: sweep.end, returns: returns.isEmpty ? nil : returns,
      misreads: misreads, steps: sweep.steps.compactMap(LimitStepRecord.init),
      untried: untried.isEmpty ? nil : untried)
  }
}

extension LimitStepRecord {
  /// Nil where nothing was tried.
  fileprivate init?(_ step: SweptRate) {
    guard let rate = RateRecord(correct: step.reads, of: step.trials) else { return nil }
    self.init(
      value: step.value, reads: step.reads, codes: step.trials, readRate: rate,
      logEPasses: step.evidence.passes, logEFails: step.evidence.fails, decision: step.decision)
  }
}

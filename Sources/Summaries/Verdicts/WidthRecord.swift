package import Barcodes
package import Judging
import Records
import Statistics

/// One module width of a sweep.
package struct WidthRecord: Codable, Sendable, Equatable {
  @Coordinate package var widthPixels: Double
  @Tally package var reads: Int
  @Tally package var codes: Int
  /// The two-sided 95 % Clopper–Pearson interval, as if sampling had not adapted.
  package var readRate: RateRecord
  /// Natural logarithms of the e-values that the target is reached, and that it is not: of bets that take into account that
  /// sampling adapted.
  @Quantity package var logEPasses: Double
  @Quantity package var logEFails: Double
  /// `passes` by itself; `fails` together with every other width that does, so that any of them is wrong in at most 5 %.
  package var decision: RateDecision
  /// The isotonic trend of the rates; for the eye, and no basis of any verdict.
  @Share package var trend: Double

  package var evidence: RateEvidence { RateEvidence(passes: logEPasses, fails: logEFails) }
}

extension WidthRecord {
  static func all(_ sweep: WidthSweep) -> [WidthRecord] {
    let tried = sweep.points.filter { $0.trials > 0 }
    let trend = IsotonicRegression(
      tried.map { Double($0.reads) / Double($0.trials) }, weights: tried.map { Double($0.trials) }
    ).fitted
    return zip(tried, trend).compactMap { point, trend in
      RateRecord(correct: point.reads, of: point.trials).map {
        WidthRecord(
          widthPixels: point.value, reads: point.reads, codes: point.trials, readRate: $0,
          logEPasses: point.evidence.passes, logEFails: point.evidence.fails,
          decision: point.decision, trend: trend)
      }
    }
  }
}

package import Barcodes
package import Judging
import Records

/// One module width of a sweep.
package struct WidthRecord: Codable, Sendable, Equatable {
  /// In pixels.
  @Coordinate package var width: Double
  @Tally package var reads: Int
  @Tally package var codes: Int
  /// The two-sided 95 % Clopper–Pearson interval, as if sampling had not adapted.
  package var rate: RateRecord
  /// Natural logarithms of the e-values that the target is reached, and that it is not: of bets that take into account that
  /// sampling adapted.
  @Quantity package var logEPasses: Double
  @Quantity package var logEFails: Double
  /// `passes` by itself; `fails` together with every other width that does, so that any of them is wrong in at most 5 %.
  package var decision: RateDecision
  /// The isotonic trend of the rates; for the eye, and no basis of any verdict.
  @Share package var trend: Double

  package init(
    width: Double, reads: Int, codes: Int, rate: RateRecord, logEPasses: Double, logEFails: Double,
    decision: RateDecision, trend: Double
  ) {
    self.width = width
    self.reads = reads
    self.codes = codes
    self.rate = rate
    self.logEPasses = logEPasses
    self.logEFails = logEFails
    self.decision = decision
    self.trend = trend
  }

  package enum CodingKeys: String, CodingKey {
    case width = "width_px"
    case reads, codes
    case rate = "read_rate"
    case logEPasses = "log_e_passes"
    case logEFails = "log_e_fails"
    case decision, trend
  }

  package var evidence: RateEvidence { RateEvidence(passes: logEPasses, fails: logEFails) }
}

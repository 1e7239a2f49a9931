package import Barcodes
import Statistics

/// An observed rate with its two-sided 95 % Clopper–Pearson interval, all 0 to 1.
package struct RateRecord: Codable, Sendable, Equatable {
  @Share package var rate: Double
  @Share package var lower: Double
  @Share package var upper: Double
}

extension RateRecord {
  /// Nil without a trial.
  package init?(correct: Int, of codes: Int) {
    let proportion = Proportion(successes: correct, of: codes)
    guard let rate = proportion.rate else { return nil }
    let interval = proportion.interval()
    self.init(rate: rate, lower: interval.lowerBound, upper: interval.upperBound)
  }
}

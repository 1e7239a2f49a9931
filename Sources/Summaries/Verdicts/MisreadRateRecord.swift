package import Barcodes
import Statistics

/// The rate of misreads.
package struct MisreadRateRecord: Codable, Sendable, Equatable {
  @Tally package var misreads: Int
  @Tally package var codes: Int
  /// The one-sided 95 % Clopper–Pearson bound of the rate.
  @Share package var upper: Double
}

extension MisreadRateRecord {
  package init(_ cells: [SummaryCell]) {
    let codes = cells.codeCount
    let misreads = cells.reduce(0) { $0 + $1.outcomes.misread }
    self.init(
      misreads: misreads, codes: codes,
      upper: Proportion(successes: misreads, of: codes).upperBound())
  }
}

package import Barcodes

/// An observed rate with its two-sided 95 % Clopper–Pearson interval, all 0 to 1.
package struct RateRecord: Codable, Sendable, Equatable {
  @Share package var rate: Double
  @Share package var lower: Double
  @Share package var upper: Double
}

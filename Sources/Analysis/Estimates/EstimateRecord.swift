package import Barcodes

/// An estimate with its 95 % interval, which is absent where there was too little to bound it.
package struct EstimateRecord: Codable, Sendable, Equatable {
  @Quantity package var value: Double
  @Quantity package var lower: Double?
  @Quantity package var upper: Double?

  package init(value: Double, lower: Double?, upper: Double?) {
    self.value = value
    self.lower = lower
    self.upper = upper
  }
}

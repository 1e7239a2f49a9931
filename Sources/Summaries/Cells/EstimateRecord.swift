package import Barcodes
package import Judging

/// An estimate with its 95 % interval, which is absent where there was too little to bound it.
package struct EstimateRecord: Codable, Sendable, Equatable {
  @Quantity package var value: Double
  @Quantity package var lower: Double?
  @Quantity package var upper: Double?
  /// Where the interval's ranks come in steps: the probability with which such an interval holds the truth.
  @Share package var coverage: Double?
  /// In place of an interval for which there are too few blocks: the least and the greatest of the blocks.
  @Quantity package var leastBlock: Double?
  @Quantity package var greatestBlock: Double?

  package init(value: Double, lower: Double?, upper: Double?, coverage: Double? = nil) {
    self.value = value
    self.lower = lower
    self.upper = upper
    self.coverage = coverage
  }
}

extension EstimateRecord {
  package init(_ estimate: BlockEstimate) {
    self.init(
      value: estimate.value, lower: estimate.interval?.lowerBound,
      upper: estimate.interval?.upperBound, coverage: estimate.coverage)
  }
}

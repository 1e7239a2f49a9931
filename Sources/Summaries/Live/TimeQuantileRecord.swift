package import Barcodes

/// By when some share of the scans was done, in seconds, with a 95 % interval whose ends may be open.
package struct TimeQuantileRecord: Codable, Sendable, Equatable {
  /// Absent where the share is not reached.
  @Quantity package var value: Double?
  @Quantity package var lower: Double?
  @Quantity package var upper: Double?
}

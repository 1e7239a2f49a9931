package import Barcodes
import Records

/// A number behind a verdict.
package struct ClaimNumber: Codable, Sendable, Equatable {
  /// The quantity's name, such as `read_rate`.
  package var name: String
  /// Absent where several are pooled.
  package var symbology: String?
  /// The values of axes that it is of, by name.
  @Coordinate package var point: [String: Double]
  @Quantity package var value: Double
  @Quantity package var lower: Double?
  @Quantity package var upper: Double?
  /// True codes; for false positives, and where views are compared, frames.
  @Tally package var count: Int?

  package init(
    _ name: String, symbology: String? = nil, at point: [String: Double] = [:], value: Double,
    lower: Double? = nil, upper: Double? = nil, of count: Int? = nil
  ) {
    self.name = name
    self.symbology = symbology
    self.point = point
    self.value = value
    self.lower = lower
    self.upper = upper
    self.count = count
  }

  /// A read rate with its interval.
  package init(
    readRate rate: RateRecord, of count: Int, symbology: String? = nil,
    at point: [String: Double]
  ) {
    self.init(
      "read_rate", symbology: symbology, at: point, value: rate.rate, lower: rate.lower,
      upper: rate.upper, of: count)
  }

  package enum CodingKeys: String, CodingKey {
    case name, symbology, point, value, lower, upper
    case count = "n"
  }
}

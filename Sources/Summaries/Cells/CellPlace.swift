package import Barcodes

/// The trials of a series on one symbology at one point.
package typealias CellID = Identified<SeriesID, CellPlace>

/// A symbology, and a point of a suite.
package struct CellPlace: Codable, Hashable, Sendable {
  /// What stands for the symbology of a frame without a code.
  package static let withoutCode = "none"

  /// A symbology's name; several are joined by `+`; `withoutCode` is for frames without a code.
  package var symbology: String
  /// The values of the suite's axes, by name.
  @Coordinate package var point: [String: Double]

  package init(symbology: String, point: [String: Double]) {
    self.symbology = symbology
    self.point = point
  }
}

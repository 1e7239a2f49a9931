package import Barcodes

/// The key that latencies are grouped by: a suite's frames of one size and named condition, an
/// engine and a mask.
package typealias LatencyCell = Identified<SeriesID, LatencyPoint>

/// The size of the frames whose latencies are taken together.
package struct LatencyPoint: Codable, Hashable, Sendable {
  /// The frame's size, where the suite has several. All values of its other axes are in every block, and are timed together.
  @Coordinate package var point: [String: Double]

  package init(point: [String: Double]) { self.point = point }
}

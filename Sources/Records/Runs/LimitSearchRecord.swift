package import Barcodes

/// A parameter along which a suite looks for a limit, and the values among which it does.
package struct LimitSearchRecord: Codable, Sendable, Equatable {
  /// By the name that it has in a suite.
  package var parameter: String
  /// From the easy end to the hard one.
  @Coordinate package var values: [Double]

  package init(parameter: String, values: [Double]) {
    self.parameter = parameter
    self.values = values
  }
}

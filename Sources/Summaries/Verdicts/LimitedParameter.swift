package import Barcodes

/// A parameter whose limit is looked for, with codes of one symbology.
package struct LimitedParameter: Codable, Sendable, Hashable {
  package var symbology: String
  /// The parameter, by the name that it has in a suite.
  package var parameter: String
  /// The values of the suite's other axes, by name.
  @Coordinate package var setting: [String: Double]
  /// The read rate that is asked for.
  @Share package var target: Double

  package init(symbology: String, parameter: String, setting: [String: Double], target: Double) {
    self.symbology = symbology
    self.parameter = parameter
    self.setting = setting
    self.target = target
  }
}

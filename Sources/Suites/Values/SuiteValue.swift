package import Barcodes
import Scene

/// A value that a suite gives to a parameter.
package enum SuiteValue: Sendable, Hashable {
  case number(Double)
  case flag(Bool)
  case colour(Colour)

  /// The number that a report groups by; nil where the value is no number.
  var coordinate: Double? {
    switch self {
    case .number(let number): number
    case .flag(let flag): flag ? 1 : 0
    case .colour: nil
    }
  }

  /// As a suite file has it: `2`, `1.75`, `true`.
  var text: String {
    switch self {
    case .number(let number): number.shortestText
    case .flag(let flag): String(flag)
    case .colour(let colour): "\(colour)"
    }
  }
}

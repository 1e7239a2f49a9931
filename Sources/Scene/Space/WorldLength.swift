import Barcodes
import SourcedYAML

/// A length in the world that a suite gives in millimetres; a camera turns them into pixels.
package enum WorldLength: String, CaseIterable, Sendable {
  /// The width of a code's smallest element.
  case module = "module_mm"
  /// From a code's first bar to its last, without quiet zones.
  case codeWidth = "code_width_mm"
  /// From the camera to the middle of the code.
  case distance = "distance_mm"
  /// The diameter of the cylinder that the code is wrapped around.
  case cylinderDiameter = "cylinder_diameter_mm"

  package var range: ClosedRange<Double> {
    switch self {
    case .module: 0.001...1000
    case .codeWidth: 0.01...100_000
    case .distance: 1...1_000_000
    case .cylinderDiameter: 1...1_000_000
    }
  }

  /// True if the length says how large the code is.
  package var setsSize: Bool {
    switch self {
    case .module, .codeWidth: true
    case .distance, .cylinderDiameter: false
    }
  }
}

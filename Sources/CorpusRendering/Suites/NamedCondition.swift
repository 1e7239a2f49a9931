import Barcodes
import Foundation
import Records

/// A condition that a suite gives a name to, as in `yaw-30`.
package struct NamedCondition: Sendable {
  package struct Setting: Sendable, Equatable {
    package var parameter: SuiteParameter
    package var value: SuiteValue

    package static func == (left: Setting, right: Setting) -> Bool {
      left.parameter.name == right.parameter.name && left.value == right.value
    }
  }

  package var name: String
  package var settings: [Setting]
  /// The photographs whose conditions its frames draw, but for its settings; nil for the suite's.
  package var cameraProfile: CameraProfile?
}

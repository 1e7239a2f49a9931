package import Barcodes
import Encoding
import Foundation
import Records

/// A condition that a suite gives a name to, as in `yaw-30`.
package struct NamedCondition: Sendable {
  package struct Setting: Sendable, Equatable {
    package var parameter: SuiteParameter
    package var value: SuiteValue
  }

  package var name: String
  package var settings: [Setting]
  /// The photographs whose conditions its frames draw, but for its settings; nil for the suite's.
  package var cameraProfile: CameraProfile?
}

extension Suite {
  /// Those that have every shape which a named condition asks for, and can say what it says.
  package func symbologies(meeting condition: NamedCondition) -> [Symbology] {
    let shapes =
      condition.settings.compactMap(\.parameter.symbologies)
      + [
        contentKind(named: condition.name)?.symbologies,
        ownText(named: condition.name)?.symbologies,
      ].compactMap(\.self)
    return symbologies.filter { symbology in shapes.allSatisfy { $0.contains(symbology) } }
  }
}

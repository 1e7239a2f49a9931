package import Barcodes
import CZint

/// A payload that its symbology cannot hold.
package struct EncodingError: Error, Equatable, CustomStringConvertible {
  package let symbology: Symbology
  /// libzint's message.
  package let message: String

  package var description: String { "\(symbology.name) cannot be encoded: \(message)" }
}

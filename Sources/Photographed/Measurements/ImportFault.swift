import Barcodes

/// A picture or a piece of truth that cannot be used.
package struct ImportFault: Error, Hashable, CustomStringConvertible {
  /// A path, and a line or another place in it.
  package let place: String
  /// A description of the fault, and of what to do about it.
  package let reason: String

  package init(place: String, reason: String) {
    self.place = place
    self.reason = reason
  }

  package var description: String { VisibleText.line("\(place): \(reason)") }
}

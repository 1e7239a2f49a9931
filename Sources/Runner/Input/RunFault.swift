import Barcodes

/// A run, a part of one, or a recording, that cannot be used as is asked for.
package struct RunFault: Error, Equatable, CustomStringConvertible {
  package let path: String
  package let reason: String

  package init(path: String, reason: String) {
    (self.path, self.reason) = (path, reason)
  }

  package var description: String { VisibleText.line("\(path): \(reason)") }
}

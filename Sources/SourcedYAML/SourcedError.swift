import Barcodes

/// A YAML file that cannot be used, with the line at fault.
package struct SourcedError: Error, Equatable, CustomStringConvertible {
  package var path: String
  /// Counted from 1; nil where the whole file is at fault.
  package var line: Int?
  package var message: String

  package init(path: String, line: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  package var description: String {
    "\(VisibleText.line(path))\(line.map { ":\($0)" } ?? ""): \(message)"
  }
}

/// A suite file that cannot be used, with the line at fault.
package struct SuiteError: Error, Equatable, CustomStringConvertible {
  package var path: String
  /// Counted from 1; nil where the whole file is at fault.
  package var line: Int?
  package var message: String

  package var description: String {
    "\(path)\(line.map { ":\($0)" } ?? ""): \(message)"
  }
}

/// A file or folder that cannot be read or written.
package enum FileError: Error, Equatable, CustomStringConvertible {
  /// - Parameter reason: nil where it is not there, or may not be read.
  case unreadable(path: String, reason: String? = nil)
  case unwritable(path: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path): cannot be read"
        + (reason.map { ": \($0)" } ?? "; check that it exists and that you may read it")
    case .unwritable(let path, let reason):
      "\(path): cannot be written: \(reason)"
    }
  }
}

/// A file or folder that cannot be read or written.
package enum FileError: Error, Equatable, CustomStringConvertible {
  /// - Parameter reason: nil where it is not there, or may not be read.
  case unreadable(path: String, reason: String? = nil)
  case unwritable(path: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let path, _), .unwritable(let path, _): "\(path): \(clause)"
    }
  }

  /// What is wrong, without the path.
  package var clause: String {
    switch self {
    case .unreadable(_, let reason):
      "cannot be read"
        + (reason.map { ": \($0)" } ?? "; check that it exists and that you may read it")
    case .unwritable(_, let reason): "cannot be written: \(reason)"
    }
  }
}

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

  /// A description of the fault, without the path.
  package var clause: String {
    switch self {
    case .unreadable(_, let reason):
      "cannot be read"
        + (reason.map { ": \($0)" } ?? "; check that it exists and that you may read it")
    case .unwritable(_, let reason): "cannot be written: \(reason)"
    }
  }
}

extension FileError {
  /// Does something that writes at a path.
  ///
  /// - Throws: `FileError.unwritable`, for whatever `body` throws but a `FileError`.
  package static func writing<Result>(
    _ path: String, _ body: () throws -> Result
  ) throws(FileError) -> Result {
    do {
      return try body()
    } catch let error as FileError {
      throw error
    } catch {
      throw .unwritable(path: path, reason: FileError.reason(of: error))
    }
  }

  /// As another path's fault.
  static func reported<Result>(
    at path: String, _ body: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    do {
      return try body()
    } catch {
      guard case .unwritable(_, let reason) = error else { throw error }
      throw .unwritable(path: path, reason: reason)
    }
  }
}

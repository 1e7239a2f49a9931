package import Foundation

extension FileHandle {
  /// Opens a file for writing that is empty or becomes so; no link is followed.
  ///
  /// - Parameter isNew: whether there must be none.
  package static func creating(_ path: String, isNew: Bool = false) throws(FileError) -> FileHandle
  {
    try opened(path, O_CREAT | (isNew ? O_EXCL : O_TRUNC))
  }

  /// Opens a file to write more at its end; it is made where there is none. Links are followed.
  package static func extending(_ path: String) throws(FileError) -> FileHandle {
    try opened(path, O_CREAT | O_APPEND, followingLinks: true)
  }

  private static func opened(
    _ path: String, _ flags: Int32, followingLinks: Bool = false
  ) throws(FileError) -> FileHandle {
    let links = followingLinks ? 0 : O_NOFOLLOW
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | links | flags, 0o666)
    guard descriptor >= 0 else {
      throw .unwritable(
        path: path,
        reason: errno == ELOOP ? "it is a symbolic link" : FileError.reason(errno: errno))
    }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}

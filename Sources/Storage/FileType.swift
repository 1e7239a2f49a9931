import Foundation

/// The type of the file at a path.
package enum FileType: Equatable, Sendable {
  case regular, folder, link
  /// A device, a pipe or a socket.
  case stream

  /// - Parameter followingLinks: whether that which a link leads to is meant.
  /// - Returns: nil where nothing is there.
  package init?(at path: String, followingLinks: Bool) {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .stream
      }
  }
}

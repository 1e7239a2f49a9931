import Foundation

/// What is found at a path.
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

/// Paths without links, `.` and `..`.
package enum CanonicalPath {
  /// The path as realpath(3) has it, of which the end need not be there.
  package static func of(_ path: String) -> String {
    if let existing = existing(path) { return existing }
    // Step by step from what is there on: only then it is known where `..` and links lead.
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    let start = path.hasPrefix("/") ? "/" : existing(".") ?? "/"
    guard let name = parts.last else { return start }
    let rest = parts.dropLast().joined(separator: "/")
    let folder = rest.isEmpty ? start : of(path.hasPrefix("/") ? "/\(rest)" : rest)
    switch name {
    case ".": return folder
    case "..":
      let parent = folder.split(separator: "/").dropLast().joined(separator: "/")
      return "/\(parent)"
    default: return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    }
  }

  /// Whether a path is a folder's own, or of something in it, both as `of` has them.
  package static func lies(_ path: String, in folder: String) -> Bool {
    folder == "/" || "\(path)/".hasPrefix("\(folder)/")
  }

  /// The same; nil where there is nothing.
  static func existing(_ path: String) -> String? {
    // SAFETY: realpath allocates what it returns, which is freed here.
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}

import Foundation

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

  /// True if a path is a folder's own, or that of something in it, both as `of` has them.
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

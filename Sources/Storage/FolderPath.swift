import Foundation

/// Paths that a file names, and that must not lead out of its folder.
package enum FolderPath {
  /// Whether a path is relative, has no `..`, and follows no link out of the folder. What is not there lies in it.
  package static func lies(_ path: String, in folder: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.isEmpty, !path.utf8.contains(0), !parts.contains(""), !parts.contains("..") else {
      return false
    }
    guard let root = resolved(folder), let target = resolved("\(folder)/\(path)") else {
      return true
    }
    return target.hasPrefix(root == "/" ? root : root + "/")
  }

  /// The path without links; nil where there is nothing.
  private static func resolved(_ path: String) -> String? {
    // SAFETY: realpath returns a C string that is ours to free, and it is copied before.
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}

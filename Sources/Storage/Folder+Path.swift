extension Folder {
  /// The folder that a path names its last part in, as it was written: empty where it names none, as of `name`.
  ///
  /// `NSString.deletingLastPathComponent` ends the process at a path of one character (Foundation of Swift 6.3, on Linux).
  package static func parent(of path: String) -> String {
    let trimmed = trimmed(path[...])
    guard let slash = trimmed.lastIndex(of: "/") else { return "" }
    return String(Self.trimmed(trimmed[...slash]))
  }

  /// Without slashes at its end, unless it is the root.
  private static func trimmed(_ path: Substring) -> Substring {
    var path = path
    while path.count > 1, path.last == "/" { path.removeLast() }
    return path
  }

  /// True if a path that a file names is relative, has no `..`, and follows no link out of the
  /// folder. What is not there lies in it.
  package static func lies(_ path: String, in folder: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.isEmpty, !path.utf8.contains(0), !parts.contains(""), !parts.contains("..") else {
      return false
    }
    guard let root = CanonicalPath.existing(folder),
      let target = CanonicalPath.existing("\(folder)/\(path)")
    else {
      return true
    }
    return target.hasPrefix(root == "/" ? root : root + "/")
  }
}

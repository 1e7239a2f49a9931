import Foundation

/// Folders that are never written as a whole, whatever they hold.
package enum ProtectedFolder {
  /// Why a folder must not be written.
  ///
  /// - Parameters:
  ///   - path: without links, as `CanonicalPath` has it.
  ///   - inputs: files and folders that are read.
  /// - Returns: nil where it may be.
  package static func refusal(of path: String, inputs: [String]) -> String? {
    if path == "/" { return "it is the root of the file system; name another folder" }
    if homes.contains(path) { return "it is your home folder; name a folder in it" }
    if FileType(at: "\(path)/.git", followingLinks: false) != nil {
      return "it is a git checkout; name a folder in it"
    }
    for input in inputs {
      let place = CanonicalPath.of(input)
      let isFolder = FileType(at: place, followingLinks: false) == .folder
      let folder =
        isFolder ? place : URL(fileURLWithPath: place).deletingLastPathComponent().path
      if path == folder || place.hasPrefix("\(path)/") {
        return "it holds \(input), which is read; name another folder"
      }
    }
    return nil
  }

  /// As the environment and as the system has it.
  private static var homes: [String] {
    [
      ProcessInfo.processInfo.environment["HOME"],
      FileManager.default.homeDirectoryForCurrentUser.path,
    ]
    .compactMap(\.self).filter { !$0.isEmpty }.map(CanonicalPath.of)
  }
}

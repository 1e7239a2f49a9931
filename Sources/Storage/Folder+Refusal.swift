import Foundation

extension Folder {
  /// Why a folder must not be written as a whole, whatever it holds.
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
        return path == place
          ? "it is what is read; name another folder"
          : "it holds \(input), which is read; name another folder"
      }
    }
    return nil
  }

  /// Why a name stands for no folder.
  package static func refusal(ofName path: String) -> String? {
    if path.isEmpty { return "it has no name; name a folder" }
    if !path.hasPrefix("/"), CanonicalPath.existing(".") == nil {
      return "the working directory is gone; change to one that exists"
    }
    return nil
  }

  /// Why a folder must not change places with another beside it.
  ///
  /// - Parameter path: without links.
  package static func refusal(ofReplacing path: String) -> String? {
    if !Folder.canBeReplaced(path) {
      return "it is a mount point, which cannot be replaced; name a folder in it"
    }
    // Who works in it would go on working in what it was.
    if let current = CanonicalPath.existing("."), "\(current)/".hasPrefix("\(path)/") {
      return "it holds the working directory, and would be replaced as a whole; leave it first"
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

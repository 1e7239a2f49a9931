import Foundation

#if os(Linux)
  import CLinux
#endif

/// Folders as the operating system has them.
package enum Folder {
  /// Makes a folder, and those above it, where they are missing.
  ///
  /// - Throws: `FileError.unwritable`, which names `path`, whichever of them cannot be made.
  package static func make(_ path: String) throws(FileError) {
    try FileError.writing(path) {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  /// Makes the folder that a file lies in, where nothing has its name.
  static func make(above path: String) throws(FileError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if FileType(at: folder, followingLinks: true) == nil { try make(folder) }
  }

  /// Lets the same people read and write a folder as another one.
  package static func copyMode(of path: String, to other: String) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0, chmod(other, status.st_mode & 0o7777) == 0 else {
      throw .unwritable(path: other, reason: FileError.reason(errno: errno))
    }
  }

  /// The names of what is in a folder, sorted; nil where there is none, or it may not be read.
  package static func names(in path: String) -> [String]? {
    (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted()
  }

  /// Returns when the names in a folder are on the disk.
  package static func synchronize(_ path: String) throws(FileError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard descriptor >= 0 else {
      throw .unwritable(path: path, reason: FileError.reason(errno: errno))
    }
    defer { close(descriptor) }
    // Some file systems cannot, and need not.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw .unwritable(path: path, reason: FileError.reason(errno: errno))
    }
  }

  /// True if a folder can change places with another beside it: a mount point cannot.
  package static func canBeReplaced(_ path: String) -> Bool {
    var (own, above) = (stat(), stat())
    return stat(path, &own) == 0 && stat("\(path)/..", &above) == 0 && own.st_dev == above.st_dev
  }

  /// Has two files or folders change places: at once, where the file system can do that.
  ///
  /// - Returns: 0, or −1 with the reason in `errno`.
  static func exchange(_ first: String, _ second: String) -> Int32 {
    #if os(Linux)
      let code = clinux_exchange(first, second)
    #else
      let code = renamex_np(first, second, UInt32(RENAME_SWAP))
    #endif
    guard code != 0, [EINVAL, ENOSYS, ENOTSUP].contains(errno) else { return code }
    let aside = second + ".replaced"
    guard FileType(at: aside, followingLinks: false) == nil else {
      errno = EEXIST
      return -1
    }
    guard rename(second, aside) == 0 else { return -1 }
    guard rename(first, second) == 0 else {
      let reason = errno
      _ = rename(aside, second)
      errno = reason
      return -1
    }
    return rename(aside, first)
  }

  /// Has two folders change places.
  ///
  /// - Throws: `FileError.unwritable`, which names the second.
  package static func exchange(_ first: String, with second: String) throws(FileError) {
    guard exchange(first, second) == 0 else {
      throw .unwritable(path: second, reason: FileError.reason(errno: errno))
    }
  }
}

import Foundation

/// Keeps two processes from writing one folder, by flock(2) on the folder itself: the lock goes with the process, however
/// that ends.
package final class FolderLock {
  /// The descriptor of the folder; nil when released.
  private var descriptor: Int32?

  /// - Throws: `FileError.unwritable`, also where another process holds the lock.
  package init(folder: String) throws(FileError) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unwritable(path: folder, reason: FileError.reason(errno: errno))
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(descriptor)
      throw .unwritable(
        path: folder,
        reason: code == EWOULDBLOCK
          ? "another scanbench is writing there; wait for its end, or name another folder"
          : FileError.reason(errno: code))
    }
    self.descriptor = descriptor
  }

  deinit { release() }

  package func release() {
    if let descriptor {
      // By itself, closing leaves the lock to a process that is being started and has not closed it yet.
      flock(descriptor, LOCK_UN)
      close(descriptor)
    }
    descriptor = nil
  }

  /// True if a process is writing a folder.
  package static func isHeld(on folder: String) -> Bool {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}

import Foundation
import Records
import Storage

/// Keeps two runs from writing one folder, by flock(2) on the folder itself: the lock goes with the process, however
/// that ends.
final class FolderLock {
  /// Of the folder; nil when released.
  private var descriptor: Int32?

  /// - Throws: `FileError.unwritable`, also where another run holds the lock.
  init(folder: String) throws(FileError) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unwritable(path: folder, reason: FileFailure.reason(errno: errno))
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(descriptor)
      throw .unwritable(
        path: folder,
        reason: code == EWOULDBLOCK
          ? "another run is writing there; wait for its end, or name another folder"
          : FileFailure.reason(errno: code))
    }
    self.descriptor = descriptor
  }

  deinit { release() }

  func release() {
    if let descriptor { close(descriptor) }
    descriptor = nil
  }
}

@preconcurrency import Foundation

/// What this process prints.
package enum StandardOutput {
  /// Hands on what was printed and still waits in memory.
  ///
  /// - Throws: `FileError.unwritable`, where not all that was printed could be written.
  package static func finish() throws(FileError) {
    guard fflush(stdout) == 0, ferror(stdout) == 0 else {
      let code = errno
      throw .unwritable(
        path: "standard output", reason: FileFailure.reason(errno: code == 0 ? EIO : code))
    }
  }
}

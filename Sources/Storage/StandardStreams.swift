@preconcurrency import Foundation

/// The standard streams of this process.
package enum StandardStreams {
  /// Takes the places of streams that are closed, so that no file or pipe is opened there and taken for one of them; what is
  /// written to them fails as before.
  ///
  /// - Precondition: the process has one thread.
  package static func holdPlaces() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free is taken. Nothing can be read from, or written to, the wrong direction.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Hands on what was printed and still waits in memory.
  ///
  /// - Throws: `FileError.unwritable`, where not all that was printed could be written.
  package static func finishOutput() throws(FileError) {
    guard fflush(stdout) == 0, ferror(stdout) == 0 else {
      let code = errno
      throw .unwritable(
        path: "standard output", reason: FileFailure.reason(errno: code == 0 ? EIO : code))
    }
  }
}

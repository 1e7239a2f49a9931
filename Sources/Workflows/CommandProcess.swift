@preconcurrency import Foundation
package import Storage

/// The process of a command: its arguments, its signals and its standard streams.
package enum CommandProcess {
  /// Prepares streams and signals, while the process has a single thread.
  package static func begin() {
    holdStandardStreams()
    StopSignals.startWatching()
    watchSlowFrames()
  }

  /// Takes the places of streams that are closed, so that no file or pipe is opened there and taken for one of them; what is
  /// written to them fails as before.
  ///
  /// - Precondition: the process has one thread.
  private static func holdStandardStreams() {
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
        path: "standard output", reason: FileError.reason(errno: code == 0 ? EIO : code))
    }
  }

  /// Writes a line to standard error; if nobody can read it, nothing is lost.
  package static func report(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Refuses arguments that are not UTF-8, whose bytes are lost: no file would be found by them.
  package static func refuseRepairedArguments() throws {
    for (number, argument) in CommandLine.arguments.enumerated() {
      // SAFETY: a C string for each argument, which live as long as the process.
      guard let bytes = CommandLine.unsafeArgv[number], String(validatingCString: bytes) == nil
      else { continue }
      throw FileError.unreadable(path: argument, reason: "the name is not UTF-8; rename it")
    }
  }
}

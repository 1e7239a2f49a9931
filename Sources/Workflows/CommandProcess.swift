import Storage

/// The process of a command: its arguments, its signals and its standard streams.
package enum CommandProcess {
  /// Prepares streams and signals, while the process has a single thread.
  package static func begin() {
    StandardStreams.holdPlaces()
    StopSignals.startWatching()
    SlowFrames.startWatching()
  }

  /// Hands on what was printed and still waits in memory.
  package static func finishOutput() throws { try StandardStreams.finishOutput() }

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

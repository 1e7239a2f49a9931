import Foundation

#if os(Linux)
  import CLinux
#endif

/// Processes are started by posix_spawn(3).
///
/// Foundation's `Process` learns of an end by a socket that all of a process's descendants inherit, so that one of
/// them that lives on keeps it waiting; and it leaves that socket open in the engine.
extension EngineChild {
  /// Starts a program with no descriptor but the three, and every signal as usual.
  ///
  /// - Parameters:
  ///   - path: of an `EngineProgram`.
  ///   - input, output: what becomes its standard input and output; above 2.
  ///   - error: what becomes its standard error; above 2, or nil for that of this process.
  ///   - mark: for its environment, where it leads a process group of its own; nil where it ends with this process, and
  ///     whoever has marked this one finds it too.
  /// - Returns: the process's identifier, and that of its group where it leads one.
  // One function: posix_spawn's actions and attributes stay where they were made until they are destroyed.
  static func spawn(
    path: String, input: Int32, output: Int32, error: Int32?, mark: EngineMark?
  ) throws(SpawnFailure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, error ?? STDERR_FILENO, STDERR_FILENO)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    if mark != nil { flags |= POSIX_SPAWN_SETPGROUP }
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      clinux_close_from(&actions, STDERR_FILENO + 1)
    #endif
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var process: pid_t = 0
    var environment = ProcessInfo.processInfo.environment
    if let mark { environment[EngineMark.variable] = mark.value }
    let variables = environment.map { "\($0.key)=\($0.value)" }
    let program = EngineProgram(path)
    let code = withCStrings(program.arguments) { arguments in
      withCStrings(variables) {
        posix_spawn(&process, program.path, &actions, &attributes, arguments, $0)
      }
    }
    guard code == 0 else { throw SpawnFailure(errno: code) }
    return process
  }

  /// A pipe whose ends are above 2, so that they can become any of a process's first three.
  static func pipe() throws(SpawnFailure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw SpawnFailure(errno: errno) }
    defer { for end in ends { close(end) } }
    let reading = fcntl(ends[0], F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard reading >= 0 else { throw SpawnFailure(errno: errno) }
    let writing = fcntl(ends[1], F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard writing >= 0 else {
      let code = errno
      close(reading)
      throw SpawnFailure(errno: code)
    }
    return (reading, writing)
  }

  /// Gives a pipe room for a whole frame of 1280x720, as far as the system allows, so that sending one does not take
  /// many turns of both sides.
  static func widen(_ pipe: Int32) {
    #if os(Linux)
      _ = clinux_set_pipe_size(pipe, 1 << 20)
    #endif
  }

  /// Gives `body` strings as C wants lists of them, ended by a null pointer.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) } + [nil]
    // SAFETY: freed after `body`, which does not keep them.
    defer { for copy in copies { free(copy) } }
    return body(copies)
  }
}

import Foundation

/// The life of an engine's process, from its arguments to its exit code.
public enum EngineProcess {
  /// What the names of engines' programs begin with.
  package static let programPrefix = "scanbench-engine-"

  /// Serves an engine on standard input and output, and ends the process.
  ///
  /// Standard output belongs to the protocol: whatever else the process prints there, as some libraries do,
  /// goes to standard error.
  ///
  /// - Parameter command: The name of the executable, for messages.
  public static func run<Engine: BarcodeEngine>(
    _ command: String, arguments: [String] = CommandLine.arguments,
    engine makeEngine: () throws -> Engine
  ) -> Never {
    run(
      command, arguments: arguments,
      version: {
        let engine = try makeEngine()
        return "\(engine.name) \(engine.version)"
      },
      serve: { try EngineKit.serve(makeEngine(), on: $0) })
  }

  /// As above, for a process that answers the bench in its own way.
  ///
  /// - Parameter version: the name and version of what it reads with.
  package static func run(
    _ command: String, arguments: [String] = CommandLine.arguments,
    version: () throws -> String, serve: (MessageChannel) throws -> Void
  ) -> Never {
    do {
      switch arguments.dropFirst().first {
      case nil: try serve(standardChannel())
      case "--help", "-h": print(help(command))
      case "--version": print("\(try version()), engine protocol \(EngineProtocol.number)")
      case let argument?:
        fail("\(command): unknown argument '\(argument)'; see --help", code: 64)
      }
      exit(0)
    } catch let error as EngineMessageError {
      fail("\(command): \(error)", code: 65)
    } catch let error as MessageChannelError {
      fail("\(command): \(error)", code: 74)
    } catch {
      fail("\(command): \(error)", code: 70)
    }
  }

  /// Ends the process of an engine that was built without its library.
  public static func unavailable(_ command: String, library: String, trait: String) -> Never {
    unavailable(
      command, reason: "built without \(library); build with the package trait \(trait)")
  }

  /// Ends the process of an engine that this machine cannot have.
  public static func unavailable(_ command: String, reason: String) -> Never {
    fail("\(command): \(reason)", code: 69)
  }

  private static func standardChannel() throws -> MessageChannel {
    if isatty(STDIN_FILENO) == 1 {
      report("This engine waits for messages on standard input; see --help.")
    }
    let output = dup(STDOUT_FILENO)
    guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw MessageChannelError.system(call: "dup", code: errno)
    }
    return MessageChannel(reading: STDIN_FILENO, writing: output)
  }

  private static func help(_ command: String) -> String {
    """
    \(command) is an engine of ScanBench.

    It reads the barcodes in the images that come on standard input, and answers on
    standard output with what it read and how long that took. It is started by
    scanbench, not by hand:

        scanbench run Corpus/module-width.yaml --engine \(label(command)) --output RUN

    Documentation/ENGINES.md describes its messages (protocol \(EngineProtocol.number)), and how to
    add an engine.

    OPTIONS
      --version   Print the reading library's name and version.
      -h, --help  Print this.
    """
  }

  private static func label(_ command: String) -> String {
    command.hasPrefix(programPrefix) ? String(command.dropFirst(programPrefix.count)) : command
  }

  private static func report(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  private static func fail(_ line: String, code: Int32) -> Never {
    report(line)
    exit(code)
  }
}

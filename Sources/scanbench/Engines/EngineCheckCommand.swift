import ArgumentParser
import Workflows

/// `scanbench engine check`
struct EngineCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Hold an engine against the protocol.",
    usage: "scanbench engine check <engine> [<options>]",
    discussion: """
      Starts the engine several times, asks it what a bench may ask, right and wrong, has \
      it read sharp images of all that it claims, and prints what is not as \
      Documentation/ENGINES.md says, with the section. A note is allowed, but probably not \
      meant. Exits with 0 where the engine conforms, with 1 where not.

      EXAMPLE
        scanbench engine check zxing
        scanbench engine check ./my-engine --log my-engine.log
      """)

  @OptionGroup var engine: SingleEngineOptions

  @Option(help: ArgumentHelp("The longest that one answer may take.", valueName: "seconds"))
  var timeout = 30.0

  @Option(
    help: ArgumentHelp(
      "Where the engine's standard error goes, behind what is there.", valueName: "file"))
  var log: String?

  func run() throws {
    let result = try engine.choice().check(log: log, seconds: timeout)
    print(result.text)
    guard result.conforms else { throw ExitCode(1) }
  }

  func validate() throws {
    if !(timeout > 0 && timeout <= 86_400) {
      throw ValidationError("--timeout \(timeout): give a number of seconds above 0.")
    }
  }
}

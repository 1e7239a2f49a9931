import ArgumentParser

/// `scanbench engines`, and as a synonym `scanbench engine`
struct EnginesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "engines",
    abstract: "List the reading engines that are installed, or check one.",
    discussion: """
      EXAMPLE
        scanbench engines
        scanbench engines --json
        scanbench engine check zxing
        scanbench engine check ./my-engine
      """,
    subcommands: [EngineListCommand.self, EngineCheckCommand.self],
    defaultSubcommand: EngineListCommand.self,
    aliases: ["engine"])
}

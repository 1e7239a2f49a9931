import ArgumentParser

/// `scanbench engines`, and as a synonym `scanbench engine`
struct EnginesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "engines",
    abstract:
      "List the reading engines that are installed, check one, have it read, or install one.",
    discussion: """
      EXAMPLE
        scanbench engines
        scanbench engines --json
        scanbench engine check zxing
        scanbench engine check ./my-engine
        scanbench engine read zxing shelf.png
        scanbench engine cost zxing zbar
      """,
    subcommands: [
      EngineListCommand.self, EngineCheckCommand.self, EngineReadCommand.self,
      EngineCostCommand.self, EngineRecordedCommand.self, EngineInstallCommand.self,
    ],
    defaultSubcommand: EngineListCommand.self,
    aliases: ["engine"])
}

import ArgumentParser
import Workflows

/// One engine, by its name or its program, and its options.
struct SingleEngineOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("An engine's name, or the path of a program.", valueName: "engine"))
  var engine: String

  @Option(
    name: .customLong("option"),
    help: ArgumentHelp("An option of the engine. Repeat for more.", valueName: "key=value"))
  var options: [String] = []

  /// - Throws: `EngineError` or `UsageError`.
  func choice() throws -> EngineChoice { try EngineChoice.single(engine, options: options) }
}

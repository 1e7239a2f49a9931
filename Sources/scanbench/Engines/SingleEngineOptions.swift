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

  /// The path of its program.
  ///
  /// - Throws: `EngineError`.
  func path() throws -> String {
    try EngineChoice.named(engine).path
  }

  /// - Throws: `UsageError`.
  func settings() throws -> [String: String] {
    try options.reduce(into: [:]) { parsed, option in
      let setting = try EngineSetting(
        option, of: "--option \(option)", form: "write KEY=VALUE, as in tryHarder=false")
      parsed[setting.key] = setting.value
    }
  }
}

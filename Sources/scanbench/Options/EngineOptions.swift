import ArgumentParser
import Workflows

/// Which engines read, and how.
struct EngineOptions: ParsableArguments {
  @Option(
    name: .customLong("engine"),
    help: ArgumentHelp(
      "An engine's name or path, or LABEL=NAME or LABEL=PATH. Repeat for more.", valueName: "engine"
    ))
  var engines: [String] = []

  @Option(
    name: .customLong("option"),
    help: ArgumentHelp(
      "An engine's option, as 'scanbench engines' lists them. Repeat for more.",
      valueName: "label:key=value"))
  var options: [String] = []

  @Option(
    name: .customLong("vary"),
    help: ArgumentHelp(
      "Values of an option; each combination of values is read with, as an engine of its own. Repeat for more.",
      valueName: "label:key=value,value"))
  var varied: [String] = []

  static let noEngine = UsageError("name at least one --engine; 'scanbench engines' lists them")

  /// - Parameter orNone: whether there need be none.
  /// - Throws: `UsageError` or `EngineError`.
  func choices(orNone: Bool = false) throws -> [EngineChoice] {
    if engines.isEmpty, !orNone { throw Self.noEngine }
    return try EngineChoice.all(engines, options: options, varied: varied)
  }
}

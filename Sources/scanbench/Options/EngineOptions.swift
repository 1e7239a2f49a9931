import ArgumentParser
import Runner
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

  @OptionGroup var limits: LimitOptions

  /// - Parameter orNone: whether there need be none.
  /// - Throws: `ValidationError`, `UsageError` or `EngineError`.
  func choices(orNone: Bool = false) throws -> [EngineChoice] {
    if engines.isEmpty, !orNone { throw ValidationError("Name at least one --engine.") }
    let references = try parsedEngines()
    let options = try parsedOptions(for: references)
    return try references.map { reference in
      EngineChoice(
        label: reference.label, path: try EngineLocator.standard.path(of: reference),
        options: options[reference.label] ?? [:])
    }
  }

  private func parsedEngines() throws -> [EngineReference] {
    let references = try engines.map { try EngineReference(argument: $0) }
    let labels = references.map(\.label)
    if let twice = labels.first(where: { label in labels.count { $0 == label } > 1 }) {
      throw UsageError("--engine \(twice) is given twice; give each its own label: LABEL=PATH")
    }
    return references
  }

  /// By label, then key.
  private func parsedOptions(
    for references: [EngineReference]
  ) throws -> [String: [String: String]] {
    var parsed: [String: [String: String]] = [:]
    for option in options {
      let parts = option.split(separator: ":", maxSplits: 1).map(String.init)
      let setting = try EngineSetting(
        parts.count == 2 ? parts[1] : "", of: option,
        form: "write LABEL:KEY=VALUE, as in zxing:tryHarder=false")
      guard references.contains(where: { $0.label == parts[0] }) else {
        throw UsageError("--option \(option): no --engine has the label '\(parts[0])'")
      }
      parsed[parts[0], default: [:]][setting.key] = setting.value
    }
    return parsed
  }
}

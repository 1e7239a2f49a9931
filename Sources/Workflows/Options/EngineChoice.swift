import EngineHosting
import Runner

/// An engine that has been found, with its options.
package struct EngineChoice {
  package var label: String
  package var path: String
  var options: [String: String]

  /// Finds an engine by its name or path.
  package static func named(
    _ argument: String, label: String? = nil, options: [String: String] = [:]
  ) throws -> EngineChoice {
    let reference = try EngineReference(argument: argument)
    return EngineChoice(
      label: label ?? reference.label, path: try EngineLocator.standard.path(of: reference),
      options: options)
  }

  /// Finds engines by their names or paths.
  ///
  /// - Parameter options: `LABEL:KEY=VALUE`.
  package static func all(_ arguments: [String], options: [String]) throws -> [EngineChoice] {
    let references = try arguments.map { try EngineReference(argument: $0) }
    let labels = references.map(\.label)
    if let twice = labels.first(where: { label in labels.count { $0 == label } > 1 }) {
      throw UsageError("--engine \(twice) is given twice; give each its own label: LABEL=PATH")
    }
    let options = try parsed(options, for: labels)
    return try zip(arguments, labels).map { argument, label in
      try named(argument, options: options[label] ?? [:])
    }
  }

  /// By label, then key.
  private static func parsed(
    _ options: [String], for labels: [String]
  ) throws -> [String: [String: String]] {
    var parsed: [String: [String: String]] = [:]
    for option in options {
      let parts = option.split(separator: ":", maxSplits: 1).map(String.init)
      let setting = try EngineSetting(
        parts.count == 2 ? parts[1] : "", of: option,
        form: "write LABEL:KEY=VALUE, as in zxing:tryHarder=false")
      guard labels.contains(parts[0]) else {
        throw UsageError("--option \(option): no --engine has the label '\(parts[0])'")
      }
      parsed[parts[0], default: [:]][setting.key] = setting.value
    }
    return parsed
  }

  func start(limits: EngineLimits, log: EngineLog) throws -> EngineUnderTest {
    try EngineUnderTest(label: label, path: path, options: options, log: log, limits: limits)
  }
}

import EngineHosting
import Records
package import Runner
import Suites

/// An engine that has been found, with its options.
package struct EngineChoice {
  package var label: String
  package var path: String
  var options: [String: String]
  /// Which of the options were varied; nil where none was.
  private(set) var variant: EngineVariant?

  /// The most engines and combinations of options in one run.
  private static let most = 64

  /// Finds an engine by its name or path.
  package static func named(
    _ argument: String, label: String? = nil, options: [String: String] = [:]
  ) throws -> EngineChoice {
    let reference = try EngineReference(argument: argument)
    return EngineChoice(
      label: label ?? reference.label, path: try EngineLocator.standard.path(of: reference),
      options: options)
  }

  /// Finds the one engine of a command, with its options as `KEY=VALUE`.
  package static func single(_ argument: String, options: [String]) throws -> EngineChoice {
    var choice = try named(argument)
    for option in options {
      let setting = try EngineSetting(
        option, of: "--option \(option)", form: "write KEY=VALUE, as in tryHarder=false")
      choice.options[setting.key] = setting.value
    }
    return choice
  }

  /// Finds engines by their names or paths.
  ///
  /// - Parameters:
  ///   - options: `LABEL:KEY=VALUE`.
  ///   - varied: `LABEL:KEY=VALUE,VALUE`; each combination of an engine's values is a choice.
  package static func all(
    _ arguments: [String], options: [String], varied: [String] = []
  ) throws -> [EngineChoice] {
    let references = try arguments.map { try EngineReference(argument: $0) }
    let labels = references.map(\.label)
    if let twice = labels.first(where: { label in labels.count { $0 == label } > 1 }) {
      throw UsageError("--engine \(twice) is given twice; give each its own label: LABEL=PATH")
    }
    let settings = try options.map {
      try EngineSetting(argument: $0, of: "--option", known: labels, example: "false")
    }
    let variations = try varied.map {
      try EngineSetting(argument: $0, of: "--vary", known: labels, example: "true,false")
    }
    return try checked(
      zip(arguments, labels).flatMap { argument, label in
        let own = settings.filter { $0.label == label }.map { ($0.key, $0.value) }
        return try named(argument, options: Dictionary(own) { $1 })
          .varied(try variations.filter { $0.label == label }.map { try $0.varied })
      })
  }

  /// Finds the engines that suites name; none where none does.
  ///
  /// - Throws: `UsageError` where they name different ones.
  package static func named(bySuites inputs: [RunInput]) throws -> [EngineChoice] {
    let suites = inputs.map(\.suite).filter { !$0.engines.isEmpty }
    if let other = suites.first(where: { $0.engines != suites[0].engines }) {
      throw UsageError(
        "\(suites[0].path) and \(other.path) name different engines; run them one by one, or name engines with --engine"
      )
    }
    return try checked(
      (suites.first?.engines ?? []).flatMap { engine in
        for option in engine.options { try EngineSetting.check(option, of: suites[0].path) }
        return try named(engine.name).varied(engine.options)
      })
  }

  private static func checked(_ choices: [EngineChoice]) throws -> [EngineChoice] {
    guard choices.count <= most else {
      throw UsageError(
        "\(choices.count) engines and combinations of options, but a run has at most \(most); vary fewer options"
      )
    }
    return choices
  }

  /// Itself with each combination of the values, the last option's first; itself alone where there is none.
  ///
  /// Values that are the engine's defaults are not in the label, so that the engine as it comes has the label that it has elsewhere.
  private func varied(_ options: [VariedOption]) -> [EngineChoice] {
    guard !options.isEmpty else { return [self] }
    let combinations = options.reduce([[]]) { (combinations: [[(String, String)]], option) in
      // A run has at most 64: no more than one beyond is worth making.
      combinations.flatMap { head in option.values.map { head + [(option.key, $0)] } }
        .prefix(Self.most + 1) + []
    }
    let defaults =
      InstalledEngine(EngineReference(label: label, path: path), at: path).options ?? [:]
    return combinations.map { values in
      let other = values.filter { defaults[$0.0] != $0.1 }
      var choice = self
      choice.options.merge(values) { $1 }
      choice.variant = EngineVariant(
        family: label, options: Dictionary(values) { $1 }, defaults: defaults)
      if !other.isEmpty {
        choice.label = "\(label)[\(other.map { "\($0)=\($1)" }.joined(separator: ","))]"
      }
      return choice
    }
  }

  func start(limits: EngineLimits, log: EngineLog) throws -> EngineUnderTest {
    try EngineUnderTest(
      label: label, path: path, options: options, variant: variant, log: log, limits: limits)
  }
}

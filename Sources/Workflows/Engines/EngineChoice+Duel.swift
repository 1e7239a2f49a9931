import Judging

extension EngineChoice {
  private static let duelForm =
    "write KEY=VALUE for both, or baseline:KEY=VALUE or candidate:KEY=VALUE for one, as in "
    + "candidate:tryHarder=false"

  /// Finds both engines of a duel by their names or paths, and returns the baseline first.
  ///
  /// - Parameter options: `KEY=VALUE` for both, or with `baseline:` or `candidate:` before it.
  /// - Throws: `UsageError` or `EngineError`.
  package static func duel(
    of baseline: String, _ candidate: String, options: [String]
  ) throws -> [EngineChoice] {
    var settings: [String: [String: String]] = [Arm.baseline: [:], Arm.candidate: [:]]
    for argument in options {
      let parts = argument.split(separator: ":", maxSplits: 1).map(String.init)
      let isNamed = parts.count == 2 && settings.keys.contains(parts[0])
      let setting = try EngineSetting(
        isNamed ? parts[1] : argument, of: "--option \(argument)", form: duelForm)
      guard !setting.key.contains(":") else {
        throw UsageError("--option \(argument): \(duelForm)")
      }
      for arm in isNamed ? [parts[0]] : Array(settings.keys) {
        settings[arm]?[setting.key] = setting.value
      }
    }
    return try [(Arm.baseline, baseline), (Arm.candidate, candidate)].map { arm, engine in
      try .named(engine, label: arm, options: settings[arm] ?? [:])
    }
  }
}

import Judging

/// The options of both engines of a duel.
package struct DuelSettings {
  private var baseline: [String: String] = [:]
  private var candidate: [String: String] = [:]

  /// - Parameter arguments: `KEY=VALUE` for both, or with `baseline:` or `candidate:` before it.
  /// - Throws: `UsageError`.
  package init(_ arguments: [String]) throws {
    for argument in arguments {
      let parts = argument.split(separator: ":", maxSplits: 1).map(String.init)
      let isNamed =
        parts.count == 2 && [Arm.baseline, Arm.candidate].contains(parts[0])
      let setting = try EngineSetting(
        isNamed ? parts[1] : argument, of: "--option \(argument)", form: Self.form)
      guard !setting.key.contains(":") else {
        throw UsageError("--option \(argument): \(Self.form)")
      }
      if !isNamed || parts[0] == Arm.baseline { baseline[setting.key] = setting.value }
      if !isNamed || parts[0] == Arm.candidate { candidate[setting.key] = setting.value }
    }
  }

  /// Finds both engines by their names or paths, the baseline first.
  package func engines(_ baseline: String, _ candidate: String) throws -> [EngineChoice] {
    [
      try .named(baseline, label: Arm.baseline, options: self.baseline),
      try .named(candidate, label: Arm.candidate, options: self.candidate),
    ]
  }

  private static let form =
    "write KEY=VALUE for both, or baseline:KEY=VALUE or candidate:KEY=VALUE for one, as in "
    + "candidate:tryHarder=false"
}

import Runner

extension EngineChoice {
  /// What is left out, and how it would be measured.
  private static let reasons = [
    "proxy": "wraps another engine; name it with --engine and its option",
    "browser": "reads in a page; start its server and name it with --engine",
    "vision": "name it with --engine",
  ]
  /// Engines that take many times as long as the others, by profile.
  private static let slow = ["quick": ["dmtx"]]

  /// Returns the engines that a bench measures where none is named: all that are installed, but for those that need more than a name; and lines on those that are left out.
  ///
  /// - Throws: `EngineError`, or `UsageError` where none is installed.
  package static func installed(
    profile: String
  ) throws -> (engines: [EngineChoice], leftOut: [String]) {
    let installed = EngineLocator.standard.all().map(\.label)
    let slow = slow[profile] ?? []
    func reason(_ label: String) -> String? {
      reasons[label] ?? (slow.contains(label) ? "slow; name it with --engine" : nil)
    }
    let measured = installed.filter { reason($0) == nil }
    guard !measured.isEmpty else {
      throw UsageError("no engine was found beside scanbench or on PATH; name one with --engine")
    }
    let notMeasured = installed.compactMap { label in reason(label).map { "\(label) (\($0))" } }
    let notInstalled = InstallableEngine.allCases.map(\.rawValue).filter { !installed.contains($0) }
    let others =
      notInstalled.isEmpty
      ? []
      : ["not installed: \(notInstalled.joined(separator: ", ")); scanbench engine install NAME"]
    return (
      try measured.map { try EngineChoice.named($0) },
      notMeasured.map { "left out: \($0)" } + others
    )
  }
}

/// The suites that a bench runs where none is named.
package enum BenchSuites {
  /// The suites that stand behind a report's first screen.
  static let first = ["latency", "handheld", "guidance"]
  /// The suites that stand behind its chapters.
  private static let others = [
    "empty-frame", "format-cost", "reach", "orientation", "region", "blur", "noise", "rotation",
    "tilt", "light", "print", "module-height", "pdf417-wide", "focus", "banding", "all-formats",
  ]

  static func names(profile: String) -> [String] {
    switch profile {
    case "quick": first
    case "full": first + others + ["guidance-720p"]
    default: first + others
    }
  }

  /// The paths of the suites that are meant.
  ///
  /// - Parameter arguments: suites and corpora as users name them; empty for the profile's.
  /// - Throws: `SharedFilesError`.
  package static func paths(_ arguments: [String], profile: String) throws -> [String] {
    guard arguments.isEmpty else { return arguments }
    let files = try SharedFiles.found()
    return names(profile: profile).map(files.suitePath)
  }
}

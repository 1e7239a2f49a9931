package import Records

/// Commands that a reader of the report can repeat.
package enum ShellCommand {
  package static func text(_ words: [String]) -> String { ShellWords.line(words) }

  /// Renders a frame with its truth drawn into it; nil if the run has no such suite.
  package static func showing(frame: String, suites: [SuiteRecord]) -> String? {
    let name = FrameRecord.suite(ofFrame: frame)
    return suites.first { $0.name == name }.map { suite in
      // A folder of photographs has neither; one of rendered frames has these, too.
      let sampling =
        suite.photographs == true
        ? [] : ["--profile", suite.profile, "--seed", String(suite.seed)]
      return text(["scanbench", "corpus", "show", suite.path, frame] + sampling)
    }
  }
}

package import Records

extension ShellWords {
  /// Returns the command that renders a frame with its truth drawn into it; nil if the run has no such suite.
  package static func showing(frame: String, suites: [SuiteRecord]) -> String? {
    let name = FrameRecord.suite(ofFrame: frame)
    return suites.first { $0.name == name }.map { suite in
      // A folder of photographs has neither; one of rendered frames has these, too.
      let sampling =
        suite.photographs == true
        ? [] : ["--profile", suite.profile, "--seed", String(suite.seed)]
      return line(["scanbench", "corpus", "show", suite.path, frame] + sampling)
    }
  }
}

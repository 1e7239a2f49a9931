import Analysis
import Records

/// Commands that a reader of the report can repeat.
enum ShellCommand {
  static func text(_ words: [String]) -> String { ShellWords.line(words) }

  /// What renders a suite's frames again; nil for a corpus that has been built.
  static func building(_ suite: SuiteRecord) -> String? {
    guard isFile(suite) else { return nil }
    return text([
      "scanbench", "corpus", "build", suite.path, "--profile", suite.profile, "--seed",
      String(suite.seed), "--output", folder(of: suite),
    ])
  }

  /// What draws a frame's truth into its picture, once its suite is built; nil where the run has no
  /// such suite.
  static func showing(frame: String, suites: [SuiteRecord]) -> String? {
    let name = FrameRecord.suite(ofFrame: frame)
    return suites.first { $0.name == name }.map {
      text(["scanbench", "corpus", "show", folder(of: $0), frame])
    }
  }

  private static func folder(of suite: SuiteRecord) -> String {
    isFile(suite) ? "Corpus/rendered/\(suite.name)" : suite.path
  }

  /// A run takes suite files and, as folders, corpora.
  private static func isFile(_ suite: SuiteRecord) -> Bool {
    suite.path.hasSuffix(".yaml") || suite.path.hasSuffix(".yml")
  }
}

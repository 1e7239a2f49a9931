import SourcedYAML
import Storage

extension SharedFiles {
  private static let suiteEnding = ".yaml"
  private static let corpusFolder = "Corpus/"

  /// The path that is meant: what is there, or else a suite that comes with ScanBench, by its name (`handheld`) or by its path in a
  /// checkout (`Corpus/handheld.yaml`).
  ///
  /// - Throws: `FileError` of a name that is none.
  static func path(ofSuite argument: String) throws(FileError) -> String {
    guard FileType(at: argument, followingLinks: true) == nil else { return argument }
    var name = argument
    if name.hasPrefix(corpusFolder) { name.removeFirst(corpusFolder.count) }
    if name.hasSuffix(suiteEnding) { name.removeLast(suiteEnding.count) }
    // A name has no ending, and leads nowhere else.
    guard !name.contains("."), !name.hasPrefix("/") else { return argument }
    guard let files = try? found() else { return argument }
    if let suite = files.suite(name) { return suite }
    let similar = files.suites.likeliest(meantBy: name)
    throw .unreadable(
      path: argument,
      reason: "there is no such file, and no suite of that name"
        + (similar.map { "; did you mean \($0)?" } ?? ""))
  }

  /// The suites that stand behind a report's first screen.
  static let firstSuites = ["latency", "handheld", "guidance"]
  /// The suites that stand behind its chapters.
  private static let others = [
    "empty-frame", "format-cost", "reach", "orientation", "region", "blur", "noise", "rotation",
    "tilt", "light", "print", "module-height", "pdf417-wide", "focus", "banding", "all-formats",
  ]

  private static func names(profile: String) -> [String] {
    switch profile {
    case "quick": firstSuites
    case "full": firstSuites + others + ["guidance-720p"]
    default: firstSuites + others
    }
  }

  /// The paths of the suites that a bench is to run.
  ///
  /// - Parameter arguments: suites and corpora as users name them; empty for the profile's.
  /// - Throws: `SharedFilesError`.
  package static func suitePaths(_ arguments: [String], profile: String) throws -> [String] {
    guard arguments.isEmpty else { return arguments }
    let files = try found()
    return names(profile: profile).map(files.suitePath)
  }
}

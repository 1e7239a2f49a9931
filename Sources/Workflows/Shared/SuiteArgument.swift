import SourcedYAML
import Storage

/// A suite as a user names it.
enum SuiteArgument {
  private static let ending = ".yaml"
  private static let folder = "Corpus/"

  /// The path that is meant: what is there, or else a suite that comes with ScanBench, by its name (`handheld`) or by its path in a
  /// checkout (`Corpus/handheld.yaml`).
  ///
  /// - Throws: `FileError` of a name that is none.
  static func path(_ argument: String) throws(FileError) -> String {
    guard FileType(at: argument, followingLinks: true) == nil else { return argument }
    var name = argument
    if name.hasPrefix(folder) { name.removeFirst(folder.count) }
    if name.hasSuffix(ending) { name.removeLast(ending.count) }
    // A name has no ending, and leads nowhere else.
    guard !name.contains("."), !name.hasPrefix("/") else { return argument }
    guard let files = try? SharedFiles.found() else { return argument }
    if let suite = files.suite(name) { return suite }
    let similar = files.suites.likeliest(meantBy: name)
    throw .unreadable(
      path: argument,
      reason: "there is no such file, and no suite of that name"
        + (similar.map { "; did you mean \($0)?" } ?? ""))
  }
}

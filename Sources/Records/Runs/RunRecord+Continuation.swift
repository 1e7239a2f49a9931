extension RunRecord {
  /// A clause that tells the command with which an unfinished run goes on.
  package var continuation: String {
    let words = commandLine.filter { $0 != "--force" && $0 != "--resume" } + ["--resume"]
    return "'\(ShellWords.line(words))' goes on with it"
  }
}

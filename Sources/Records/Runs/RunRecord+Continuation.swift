extension RunRecord {
  /// How a run that is not finished goes on, with the command for it.
  package var continuation: String {
    let words = commandLine.filter { $0 != "--force" && $0 != "--resume" } + ["--resume"]
    return "'\(ShellWords.line(words))' goes on with it"
  }
}

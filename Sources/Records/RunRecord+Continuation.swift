extension RunRecord {
  /// How a run that is not finished goes on, with the command for it.
  ///
  /// - Parameter folder: the run's, as it is called here.
  package func continuation(of folder: String) -> String {
    if shards != nil {
      return "'\(ShellWords.line(["scanbench", "plan", folder]))' says what is left to read"
    }
    let words = commandLine.filter { $0 != "--force" && $0 != "--resume" } + ["--resume"]
    return "'\(ShellWords.line(words))' goes on with it"
  }
}

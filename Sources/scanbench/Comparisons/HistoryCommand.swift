import ArgumentParser
import Foundation
import Workflows

/// `scanbench history`
struct HistoryCommand: ParsableCommand {
  /// Where CI systems name the commit: GitHub, GitLab.
  private static let variables = ["GITHUB_SHA", "CI_COMMIT_SHA"]

  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Keep a run's headline figures, and draw their trend over commits.",
    usage: "scanbench history <run> --commit <commit> [--file <file>] [--page <file>]",
    discussion: """
      Adds a line to a JSON Lines file: read rates and wrong reads of each suite, engine and \
      mask, and the latencies of the suites that are timed. Then draws the page. The same run \
      is not added twice; another run of the same commit is.

      EXAMPLE
        scanbench history Reports/latest --commit "$(git rev-parse HEAD)"
      """)

  @Argument(help: ArgumentHelp("A run folder, or its summary.json.", valueName: "run"))
  var measured: String

  @Option(
    help: ArgumentHelp(
      "What was measured. (default: GITHUB_SHA or CI_COMMIT_SHA)", valueName: "commit"))
  var commit: String?

  @Option(help: ArgumentHelp("The file to add to.", valueName: "file"))
  var file = "Reports/history.jsonl"

  @Option(help: ArgumentHelp("The page to write.", valueName: "file"))
  var page = "Reports/history.html"

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let known = Self.variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let commit = commit ?? known, !commit.isEmpty else {
      throw UsageError("--commit: name what was measured, as in --commit \"$(git rev-parse HEAD)\"")
    }
    try History.checkPage(page)
    let earlier = try History(path: file)
    let history = try earlier.appending(run: measured, commit: commit)
    try history.writePage(to: page)
    let count = history.records.count
    print(
      "\(file): \(count) \(count == 1 ? "run" : "runs")"
        + (count == earlier.records.count ? "; this one was there already" : ""))
    print(page)
  }
}

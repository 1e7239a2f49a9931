import ArgumentParser
import Workflows

/// `scanbench compare`
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Hold what a run reads against an earlier run of the same frames.",
    usage: "scanbench compare <baseline> <candidate> [<options>]",
    discussion: """
      Both are run folders, of the same suites with the same profile and seed. Engines are compared by \
      their labels, or the only one of each run. Writes comparison.json, report.md, index.html, \
      junit.xml and step-summary.md, with the picture of each frame that was lost, gained or \
      newly misread. Of summary.json files the counts are compared, which shows less.

      Exits with 1 where an engine is worse: it reads significantly fewer frames of a \
      symbology or misreads significantly more (McNemar's exact tests, one-sided, with Holm's correction), newly ends \
      its process, or no longer claims a symbology; and where a frame is not read that --must-read names, or is lost under --no-lost. \
      Exits with 2 where it newly misreads a frame, but not significantly more: these come first in the report; and where so few frames \
      were compared that no loss could have shown. Else exits with 0: what is read is fine where less than 5 % of each symbology's \
      frames can be lost, at the upper bound (one-sided 95 %, Clopper-Pearson); otherwise no loss is shown, and how many would be needed. Latencies are shown and not judged, since \
      the runs were not measured side by side: see 'scanbench duel'.

      EXAMPLE
        scanbench compare Reports/baseline Reports/today --output Reports/comparison
      """)

  @Argument(
    help: ArgumentHelp("The earlier run's folder, or its summary.json.", valueName: "baseline"))
  var baseline: String

  @Argument(
    help: ArgumentHelp("The later run's folder, or its summary.json.", valueName: "candidate"))
  var candidate: String

  @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output = "Reports/comparison"

  @Option(
    help: ArgumentHelp(
      "The probability of calling an engine worse that is not, over all symbologies.",
      valueName: "share"))
  var errorRate = 0.01

  @OptionGroup var misreads: MisreadOptions

  @Flag(help: "Compare what both have, where the candidate lacks suites or engines.")
  var partial = false

  func run() throws {
    let answer = try Comparisons.write(
      baseline: baseline, candidate: candidate,
      demands: misreads.demands(errorRate: errorRate), isPartial: partial, to: output)
    print(answer.text)
    guard answer.exitCode == 0 else { throw ExitCode(answer.exitCode) }
  }

  func validate() throws {
    if !(errorRate > 0 && errorRate < 1) {
      throw ValidationError("--error-rate \(errorRate): give a number between 0 and 1.")
    }
  }
}

/// The options for what makes an engine worse by itself.
struct MisreadOptions: ParsableArguments {
  @Flag(help: "One new misread is worse, whether or not more is misread significantly.")
  var noNewMisreads = false

  @Flag(help: "One lost frame is worse, whether or not significantly fewer are read.")
  var noLost = false

  @Option(
    help: ArgumentHelp(
      "Frames that have to be read: a file with a name in each line, of a frame, or of a picture as it was imported.",
      valueName: "file"))
  var mustRead: String?

  var isAsked: Bool { noNewMisreads || noLost || mustRead != nil }

  func demands(errorRate: Double) -> ReadingDemands {
    ReadingDemands(
      errorRate: errorRate, allowsNewMisreads: !noNewMisreads, allowsLost: !noLost,
      mustRead: mustRead)
  }
}

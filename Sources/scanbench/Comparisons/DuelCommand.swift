import ArgumentParser
import Runner
import Workflows

/// `scanbench duel`
struct DuelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "duel",
    abstract: "Measure two builds of an engine side by side, and say whether one is worse.",
    usage: """
      scanbench duel <baseline-engine> <candidate-engine>
                           --suite <suite-or-corpus> ... [<options>]
      """,
    discussion: """
      Both read every frame twice: an engine that answers otherwise the second time cannot be \
      judged. What is read is compared as in 'scanbench compare'. Then both are timed on the \
      same core, turn by turn on the same frames, in blocks of fresh processes, beside a copy \
      of the baseline. After 8, 16, 32 and 64 blocks each cell (a symbology, at a size of \
      frames, with a mask) is called worse, as a whole or in a group of its frames, fine or \
      better, or measured on; what is worse has to be confirmed on another core.

      How long all this takes at most is said at the start, and holds: 2 minutes, unless \
      --budget gives another time. What is read is said as soon as it is known: worse, or fine where less than 5 % of each \
      symbology's frames can be lost, or else no loss shown. Cells that are \
      undecided when the time is over are inconclusive, and so are those that an interruption \
      (SIGINT, SIGTERM) leaves undecided: the answer is written of what there is.

      EXIT CODES
        0 fine, or no loss shown   1 worse   2 inconclusive   3 the machine, an engine that answers by chance, \
      or a clock that contradicts the bench's, allows no answer
        130 interrupted; the answer is of what was measured

      EXAMPLE
        scanbench duel build/main/my-engine build/pr/my-engine --suite Corpus/gate.yaml
      """)

  @Argument(
    help: ArgumentHelp(
      "An engine's name or path: the build to hold against.", valueName: "baseline-engine"))
  var baseline: String

  @Argument(help: ArgumentHelp("The build in question.", valueName: "candidate-engine"))
  var candidate: String

  @Option(
    name: .customLong("suite"),
    help: ArgumentHelp(
      "A suite file or corpus folder. Repeat for more.", valueName: "suite-or-corpus"))
  var suites: [String]

  @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output = "Reports/duel"

  @Flag(help: "Replace what an earlier duel has left in that folder.")
  var force = false

  @Option(
    name: .customLong("option"),
    help: ArgumentHelp(
      "An option of one engine, or of both. Repeat for more.",
      valueName: "[baseline:|candidate:]key=value"))
  var options: [String] = []

  @OptionGroup var rule: DuelRuleOptions

  @Option(
    help: ArgumentHelp(
      "How long the duel may take, from its start to its answer. (default: 120, or with --cell-seconds as long as all cells may take)",
      valueName: "seconds"))
  var budget: Double?

  @OptionGroup var misreads: MisreadOptions

  @Flag(help: "Compare what is read alone, or latencies alone.")
  var only: DuelPart?

  @Option(
    help:
      "How much to sample: a profile of the suite. (default: quick; with --accuracy-only standard, where a suite has it)"
  )
  var profile: String?

  @Option(
    help: "Payloads, phases and noise are drawn from it. (default: \(RunInput.usualSeed))")
  var seed: UInt64?

  @OptionGroup var jobs: JobOptions

  @OptionGroup var masks: MaskOptions

  @OptionGroup var limits: LimitOptions

  func run() throws {
    let duel = try DuelSession(
      inputs: RunInput.all(
        suites, profile: profile, seed: seed, isTimed: only != .accuracy, isSeedForTurns: true),
      masks: RunInput.masks(named: masks.masks),
      engines: EngineChoice.duel(of: baseline, candidate, options: options),
      limits: limits.limits, timing: rule.demands,
      reading: misreads.demands(errorRate: rule.errorRate), only: only, seconds: budget,
      seed: seed ?? RunInput.usualSeed, jobs: jobs.count, folder: output, tell: Self.tell)
    let outcome = try duel.run(replacing: force)
    print(outcome.text)
    if let interruption = outcome.interruption { throw interruption }
    guard outcome.exitCode == 0 else { throw ExitCode(outcome.exitCode) }
  }

  func validate() throws {
    try seed.map(SeedOptions.validate(seed:))
    if suites.isEmpty { throw ValidationError("Name at least one --suite.") }
    if let budget, !(budget > 0 && budget <= 86_400) {
      throw ValidationError("--budget \(budget): give a number of seconds above 0.")
    }
    if only == .latency, misreads.isAsked {
      throw ValidationError(
        "--must-read, --no-lost and --no-new-misreads are about what is read, which --latency-only does not compare."
      )
    }
  }

  /// Before the rest is known, also where the output is no terminal.
  private static func tell(_ line: String) {
    print(line)
    // What cannot be written is said in the end.
    try? CommandProcess.finishOutput()
  }
}

extension DuelPart: EnumerableFlag {
  static func name(for part: DuelPart) -> NameSpecification {
    .customLong("\(part.rawValue)-only")
  }

  static func help(for part: DuelPart) -> ArgumentHelp? {
    switch part {
    case .accuracy: "Compare what is read, and not how long it takes."
    case .latency: "Compare how long it takes, and not what is read."
    }
  }
}

/// When a candidate is called slower.
struct DuelRuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How much slower the candidate may be, as a share of the baseline's latency.",
      valueName: "share"))
  var tolerance = TimingDemands.usualTolerance

  @Option(
    help: ArgumentHelp(
      "The probability of calling a candidate worse that is not, over all symbologies, and likewise over all "
        + "cells that are timed.", valueName: "share"))
  var errorRate = TimingDemands.usualErrorRate

  @Option(
    help: ArgumentHelp(
      "How long a cell is timed up to the second look; four times that at most, where it is likely to be worse, and twice "
        + "that to confirm it. (default: \(TimingDemands.usualCellSeconds), and less where a duel has many cells)",
      valueName: "seconds"))
  var cellSeconds: Double?

  var demands: TimingDemands {
    TimingDemands(tolerance: tolerance, errorRate: errorRate, cellSeconds: cellSeconds)
  }

  func validate() throws {
    if !(0...1).contains(tolerance) {
      throw ValidationError("--tolerance \(tolerance): give a share from 0 to 1, as 0.01 for 1 %.")
    }
    if !(errorRate > 0 && errorRate <= 0.5) {
      throw ValidationError("--error-rate \(errorRate): give a number above 0, at most 0.5.")
    }
    if let cellSeconds, !(cellSeconds > 0 && cellSeconds <= 86_400) {
      throw ValidationError("--cell-seconds \(cellSeconds): give a number of seconds above 0.")
    }
  }
}

import ArgumentParser
import Workflows

/// `scanbench calibrate`
struct CalibrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calibrate",
    abstract: "Find out how small a slowdown duels detect on this machine.",
    usage: "scanbench calibrate <engine> --suite <suite> [<options>]",
    discussion: """
      Times the engine against itself and against slower copies of itself, in blocks as \
      'scanbench duel' has them: a proxy engine wraps each, and waits so much of every call's \
      time longer. Then draws duels from the blocks, and prints how they end, with a range for \
      the share that is called worse: so far it may be off for want of more blocks. The last \
      sentence says which slowdown is found, in at least 80 of 100 duels. Writes \
      calibration.json and duel-blocks.jsonl.

      EXAMPLE
        scanbench calibrate zxing --suite Corpus/gate.yaml --budget 300
      """)

  @Argument(help: ArgumentHelp("An engine's name or path.", valueName: "engine"))
  var engine: String

  @Option(
    name: .customLong("suite"),
    help: ArgumentHelp(
      "A suite file or corpus folder, of which the first cell is measured.", valueName: "suite"))
  var suite: String

  @Option(
    name: .customLong("slowdown"),
    help: ArgumentHelp(
      "In percent. Repeat for more. (default: 1, 2, 3 and 5)", valueName: "percent"))
  var slowdowns: [Double] = []

  @Option(
    help: ArgumentHelp(
      "How long to measure. Drawing duels from it takes up to some minutes more.",
      valueName: "seconds"))
  var budget = 120.0

  @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output = "Reports/calibration"

  @Flag(help: "Replace what an earlier calibration has left in that folder.")
  var force = false

  @OptionGroup var rule: DuelRuleOptions

  @OptionGroup var seeds: SeedOptions

  @OptionGroup var jobs: JobOptions

  @OptionGroup var limits: LimitOptions

  func run() throws {
    print(
      try EngineChoice.named(engine).calibrate(
        through: EngineChoice.named("proxy").path,
        on: seeds.opened([suite], isSeedForTurns: true)[0],
        slowdowns: slowdowns.isEmpty ? [1, 2, 3, 5] : slowdowns, for: budget, demands: rule.demands,
        limits: limits.limits, seed: seeds.seed, jobs: jobs.count, to: output, replacing: force))
  }

  func validate() throws {
    if !(budget > 0 && budget <= 86_400) {
      throw ValidationError("--budget \(budget): give a number of seconds above 0.")
    }
    if let wrong = slowdowns.first(where: { !($0 > 0 && $0 <= 100) }) {
      throw ValidationError("--slowdown \(wrong): give a number of percent above 0, at most 100.")
    }
  }
}

import ArgumentParser
import Records
import Runner
import Workflows

/// `scanbench plan`
struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Cut a run into shards for many machines, round by round.",
    usage: """
      scanbench plan <suite-or-corpus> ... --engine <engine> ...
                           --output <run> [<options>]
             scanbench plan <run> [--missing]
      """,
    discussion: """
      Writes a run folder with a plan and the shards of its first round. Each is read by \
      'scanbench shard', on whichever machine. Given that folder instead of suites, the command \
      writes the next round of suites whose sampling adapts.

      What it prints begins with 'shards 1 to 20', or with 'decided' where nothing is left to \
      read and the run can be gathered.

      EXAMPLE
        scanbench plan Corpus/guidance.yaml --engine zxing --engine zbar \\
          --profile standard --shards 20 --output Reports/guidance
        scanbench shard Reports/guidance --index 1
        scanbench plan Reports/guidance
        scanbench gather Reports/guidance
      """)

  @Argument(
    help: ArgumentHelp(
      "Suite files or corpus folders, or a planned run.", valueName: "suite-or-run"))
  var inputs: [String]

  @OptionGroup var engines: EngineOptions

  @Option(help: ArgumentHelp("The run folder to write.", valueName: "run"))
  var output: String?

  @Option(help: ArgumentHelp("Into how many shards a round is cut at most.", valueName: "number"))
  var shards: Int?

  @Option(
    help: ArgumentHelp(
      "How long a shard is to take on one core. (default: 10)", valueName: "minutes"))
  var shardMinutes: Double?

  @Flag(help: "Replace the run in that folder.")
  var force = false

  @Flag(
    help: "Print the numbers of a run's shards that have no result, a line each, and write nothing."
  )
  var missing = false

  @OptionGroup var sampling: SeedOptions

  @OptionGroup var masks: MaskOptions

  func run() throws {
    if engines.engines.isEmpty, inputs.count == 1, PlannedRun.isAt(inputs[0]) {
      guard output == nil, shards == nil, shardMinutes == nil, masks.masks.isEmpty else {
        throw UsageError("\(inputs[0]) is planned already; its next round takes no options")
      }
      if missing {
        for number in try Planning.missingShards(of: inputs[0]) { print(number) }
        return
      }
      print(try Planning.writeNextRound(of: inputs[0]))
      return
    }
    if missing { throw UsageError("--missing: name a run that 'scanbench plan' has written") }
    guard let output else { throw UsageError("--output: name the run folder to write") }
    _ = try masks.choices()
    let planning = Planning(
      inputs: try sampling.opened(inputs, masks: masks.masks),
      masks: masks.masks.isEmpty ? nil : masks.masks,
      engines: try engines.choices(), limits: engines.limits.limits, sizing: sizing)
    print(try planning.write(to: output, existing: force ? .replaced : .refused))
  }

  private var sizing: ShardSizing {
    shards.map { ShardSizing(shards: $0) } ?? ShardSizing(seconds: 60 * (shardMinutes ?? 10))
  }

  func validate() throws {
    if inputs.isEmpty { throw ValidationError("Name at least one suite or corpus, or a run.") }
    if shards != nil && shardMinutes != nil {
      throw ValidationError("--shards and --shard-minutes both say how large shards are; give one.")
    }
    if let shards, !(1...1_000_000).contains(shards) {
      throw ValidationError("--shards \(shards): give a number from 1 to 1000000.")
    }
    if let shardMinutes, !(shardMinutes > 0 && shardMinutes <= 10_000) {
      throw ValidationError("--shard-minutes \(shardMinutes): give a number above 0.")
    }
  }
}

import ArgumentParser
import Runner
import Workflows

/// `scanbench shard`
struct ShardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shard",
    abstract: "Read one shard of a planned run.",
    usage: "scanbench shard <run> --index <number> [<options>]",
    discussion: """
      The result appears in the run's folder when it is whole. On a shard that was read, the \
      command does nothing. Programs of a plan are started only where they are engines that \
      'scanbench engines' lists, or are named again.

      EXAMPLE
        scanbench shard Reports/guidance --index 7 --scratch /tmp
        scanbench shard Reports/mine --index 1 --engine mine=./my-engine

      EXIT CODES
        0 the shard has its result
        64, 65, 70 it will never have one: usage, another build, suite or engine, a fault
        69, 74, 75, 130 it may when it is tried again, here or elsewhere
      """)

  @Argument(help: ArgumentHelp("The folder that 'scanbench plan' has written.", valueName: "run"))
  var folder: String

  @Option(help: ArgumentHelp("The shard's number, from 1.", valueName: "number"))
  var index: Int

  @Option(
    help: ArgumentHelp(
      "A folder on this machine for the result until it is whole.", valueName: "folder"))
  var scratch: String?

  @Option(
    name: .customLong("engine"),
    help: ArgumentHelp(
      "A program that the plan may start though 'scanbench engines' does not list it: LABEL=PATH as in the plan. Repeat for more.",
      valueName: "engine"))
  var engines: [String] = []

  @OptionGroup var jobs: JobOptions

  func run() throws {
    print(
      try ShardSession.write(
        index, of: folder, named: engines.map { try EngineReference(argument: $0) },
        scratch: scratch, jobs: jobs.count))
  }

  func validate() throws {
    if index < 1 { throw ValidationError("--index \(index): shards are numbered from 1.") }
  }
}

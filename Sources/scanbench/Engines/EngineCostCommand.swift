import ArgumentParser
import Workflows

/// `scanbench engine cost`
struct EngineCostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cost",
    abstract: "Measure what engines cost beside their calls.",
    usage: "scanbench engine cost <engine> ... [<options>]",
    discussion: """
      Starts each engine several times, in turns, and prints how long it takes until it \
      answers, how much it takes on the disk and in memory, and how many pictures a second \
      one process reads, and one on each core. Nothing else should run meanwhile.

      EXAMPLE
        scanbench engine cost zxing zbar
        scanbench engine cost zxing zbar --suite Corpus/light.yaml --json
      """)

  @Argument(help: "Engines by name or path, or LABEL=NAME or LABEL=PATH.")
  var engines: [String]

  @Option(
    help: ArgumentHelp(
      "The suite whose frames are read. (default: choose, of codes before a phone)",
      valueName: "suite"))
  var suite: String?

  @Option(help: "Payloads, phases and noise are drawn from it.")
  var seed: UInt64 = 1

  @Flag(help: "Print JSON (see FORMATS.md).")
  var json = false

  func run() throws {
    let choices = try EngineChoice.all(engines, options: [])
    print(
      try EngineChoice.costs(of: choices, suite: suite, seed: seed, isJSON: json), terminator: "")
  }
}

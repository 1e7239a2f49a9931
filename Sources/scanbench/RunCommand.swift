import ArgumentParser
import CorpusRendering
import Runner

/// `scanbench run`
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Have engines read suites or corpora, and keep what they did.",
    usage: """
      scanbench run <suite-or-corpus> ... --engine <engine> ...
                           --output <folder> [<options>]
      """,
    discussion: """
      A suite is rendered in memory; a corpus folder is read. Each frame is read by every \
      engine under every mask, one engine at a time. Trials are written as they end.

      EXAMPLE
        scanbench run Corpus/module-width.yaml --engine zxing --engine zbar \\
          --profile quick --output Reports/today
        scanbench run Corpus/rendered/widths --engine old=build/old-engine \\
          --mask own --mask all --option old:tryHarder=false --output Reports/old
      """)

  @Argument(help: ArgumentHelp("Suite files or corpus folders.", valueName: "suite-or-corpus"))
  var inputs: [String]

  @OptionGroup var engines: EngineOptions

  @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output: String

  @OptionGroup var existing: ExistingRunOptions

  @OptionGroup var sampling: SamplingOptions

  @Option(
    name: .customLong("mask"),
    help: ArgumentHelp(
      "own, all, linear, matrix, each, all-each, or symbologies joined by +, instead of the suite's masks. Repeat for more.",
      valueName: "mask"))
  var masks: [String] = []

  func run() throws {
    let masks = try parsedMasks()
    let measurement = try Measurement(inputs: openedInputs(), masks: masks, engines: engines)
    print(try measurement.write(to: output, existing: existing.choice, jobs: sampling.jobCount()))
  }

  func validate() throws {
    if inputs.isEmpty { throw ValidationError("Name at least one suite or corpus.") }
  }

  private func parsedMasks() throws -> [MaskChoice]? {
    guard !masks.isEmpty else { return nil }
    return try masks.flatMap { name in
      guard let choices = MaskChoice.choices(named: name) else {
        throw UsageError(
          "--mask \(name): write own, all, linear, matrix, each, all-each, all-ean_13, or symbologies "
            + "joined by + (ean_13+upc_a)")
      }
      return choices
    }
  }

  private func openedInputs() throws -> [RunInput] {
    let opened = try inputs.map {
      try RunInput(path: $0, profile: sampling.profile, seed: sampling.seed)
    }
    if let adaptive = opened.first(where: { $0.adaptivePlan != nil }), masks.count > 1 {
      throw UsageError(
        "--mask: the sampling of suite '\(adaptive.suite.name)' adapts; give it one mask")
    }
    let names = opened.map(\.suite.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw UsageError("the suite '\(twice)' is given twice; frames are told apart by its name")
    }
    return opened
  }
}

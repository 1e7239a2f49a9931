import ArgumentParser
import Workflows

/// `scanbench corpus build`
struct CorpusBuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Render a suite's frames as PNG, with their ground truth.",
    usage: "scanbench corpus build <suite> --output <folder> [<options>]",
    discussion: """
      Writes images/*.png, manifest.jsonl (a frame and its truth on each line), the suite, \
      and corpus.json. The same suite, profile and seed give the same pixels on every machine.

      EXAMPLE
        scanbench corpus build Corpus/module-width.yaml \\
          --output Corpus/rendered/widths
      """)

  @Argument(help: ArgumentHelp("The suite, by name or YAML file.", valueName: "suite"))
  var suitePath: String

  @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output: String

  @Flag(help: "Replace the corpus in that folder.")
  var force = false

  @OptionGroup var seeds: SeedOptions

  @OptionGroup var jobs: JobOptions

  func run() throws {
    print(
      try Corpora.build(
        of: suitePath, profile: seeds.profile, seed: seeds.seed, to: output,
        isReplaced: force, jobs: jobs.count))
  }
}

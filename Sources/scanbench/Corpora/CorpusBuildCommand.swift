import ArgumentParser
import Barcodes
import CorpusRendering
import Photographed
import Suites
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

  @Argument(help: ArgumentHelp("The suite's YAML file.", valueName: "suite"))
  var suitePath: String

  @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output: String

  @Flag(help: "Replace the corpus in that folder.")
  var force = false

  @OptionGroup var sampling: SamplingOptions

  func run() throws {
    let plan = try CorpusPlan(
      suite: Suite(path: suitePath), profile: sampling.profile, seed: sampling.seed)
    if let line = plan.suite.unsaid { StandardError.report(VisibleText.line(line)) }
    guard plan.adaptiveSampling == nil else {
      throw UsageError(
        "\(suitePath): which frames exist depends on what is read, since its sampling adapts; "
          + "'scanbench run' renders them, 'scanbench corpus preview' shows one of each condition, and "
          + "'scanbench corpus show' any of them")
    }
    try plan.validate()
    let writer = try CorpusWriter(folder: output, suite: suitePath, isReplaced: force)
    let progress = ProgressLine(unit: "frames")
    try writer.write(
      plan, scanbenchVersion: Program.version, jobs: sampling.jobCount()
    ) { progress.show(plan.suite.name, done: $0, of: plan.count) }
    progress.finish()
    print("\(output): \(plan.count) frames")
  }
}

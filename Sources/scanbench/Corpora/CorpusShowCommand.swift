import ArgumentParser
import Workflows

/// `scanbench corpus show`
struct CorpusShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print a frame's truth, and draw its corners into its image.",
    usage: "scanbench corpus show <suite-or-corpus> <frame> [<options>]",
    discussion: """
      Any frame of a suite is rendered alone, whichever frames its runs would read. With the \
      profile and the seed of a run it is the frame of that run. A corpus has its own.

      The outline of each code is drawn in blue, its top side in red, with a red square about \
      its own top left corner.

      EXAMPLE
        scanbench corpus show Corpus/guidance.yaml guidance/qr_code/000000 \\
          --output truth.png
        scanbench corpus show Corpus/rendered/widths module-width/qr_code/000000
      """)

  @Argument(help: ArgumentHelp("A suite's file or a corpus folder.", valueName: "suite-or-corpus"))
  var path: String

  @Argument(
    help: ArgumentHelp("The frame's name, as in manifests and reports.", valueName: "frame"))
  var frameName: String

  @Option(
    help: ArgumentHelp(
      "The PNG to write. (default: the frame's name in this folder)", valueName: "file"))
  var output: String?

  @OptionGroup var seeds: SeedOptions

  func run() throws {
    print(
      try Corpora.show(
        frame: frameName, of: path, profile: seeds.profile, seed: seeds.seed, to: output))
  }
}

import ArgumentParser
import Workflows

/// `scanbench corpus twin`
struct CorpusTwinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "twin",
    abstract: "Render a twin of each code that was measured in photographs.",
    usage: """
      scanbench corpus twin <corpus> --measured <file> --output <folder>
                             [<options>]
      """,
    discussion: """
      A twin has the photograph's payload and the conditions that 'scanbench camera measure' \
      fitted. A run of the photographs and their twins says how far engines read both alike. \
      With --in-place a twin stands in its photograph, in the place of the code, so that all but \
      the symbol is the same.

      EXAMPLE
        scanbench camera measure Corpus/photos --output measured.jsonl
        scanbench corpus twin Corpus/photos --measured measured.jsonl \\
          --output Corpus/photos-twins
        scanbench run Corpus/photos Corpus/photos-twins --engine zxing \\
          --output Reports/twins
      """)

  @Argument(help: ArgumentHelp("The corpus of photographs.", valueName: "corpus"))
  var folder: String

  @Option(help: ArgumentHelp("What 'scanbench camera measure' wrote.", valueName: "file"))
  var measured: String

  @Option(help: ArgumentHelp("The corpus folder to write.", valueName: "folder"))
  var output: String

  @Flag(
    help: """
      Put each twin into its photograph instead of on blank paper: what then still differs, the \
      rendered symbol lacks.
      """)
  var inPlace = false

  @Flag(help: "Replace the corpus in that folder.")
  var force = false

  @OptionGroup var jobs: JobOptions

  func run() throws {
    let lines = try Corpora.renderTwins(
      of: folder, measured: measured, areInPlace: inPlace, to: output, isReplaced: force,
      jobs: jobs.count)
    for line in lines { print(line) }
  }
}

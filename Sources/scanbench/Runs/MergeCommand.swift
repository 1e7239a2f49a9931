import ArgumentParser
import Records
import Workflows

/// `scanbench merge`
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Put the parts of a run together.",
    usage: "scanbench merge <part> ... --output <folder> [<options>]",
    discussion: """
      Each part was read by 'scanbench run --part', on whatever machine of one kind, by the same \
      programs. Writes the run that one machine would have written, but for times. A part that is \
      missing, there twice, or of another suite, seed, program or engine is named and refused.

      EXAMPLE
        scanbench run Corpus/guidance.yaml --engine zxing --part 1/2 --output Reports/part-1
        scanbench run Corpus/guidance.yaml --engine zxing --part 2/2 --output Reports/part-2
        scanbench merge Reports/part-1 Reports/part-2 --output Reports/guidance
      """)

  @Argument(help: ArgumentHelp("The folders of all parts, in any order.", valueName: "part"))
  var parts: [String]

  @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output: String

  @Flag(help: "Replace the run in that folder.")
  var force = false

  func run() throws {
    print(try Measurement.merge(parts, to: output, existing: force ? .replaced : .refused))
  }
}

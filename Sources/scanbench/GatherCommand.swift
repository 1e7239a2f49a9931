import ArgumentParser
import Workflows

/// `scanbench gather`
struct GatherCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gather",
    abstract: "Put the results of a run's shards together.",
    discussion: """
      Checks that all shards were read whole and by one build, and writes the frames and trials \
      that one machine would have written, in their order. Then the folder is a run as any other.

      EXAMPLE
        scanbench gather Reports/guidance
        scanbench report Reports/guidance
      """)

  @Argument(help: ArgumentHelp("The folder that 'scanbench plan' has written.", valueName: "run"))
  var folder: String

  @Flag(help: "Gather what is there. The report says that it is not all.")
  var partial = false

  func run() throws { print(try GatherSession.write(folder, isPartial: partial)) }
}

import ArgumentParser
import Workflows

/// `scanbench site build`
struct SiteBuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Make a site of published results.",
    usage: "scanbench site build <result> ... --output <folder>",
    discussion: """
      Writes pages with all shares and their ranks, module widths, the guides' claims, and \
      times, and one for each reader. They need no server, no script and no request.

      EXAMPLE
        scanbench site build Reports/published/*.json --output Reports/site
      """)

  @Argument(help: ArgumentHelp("Files that 'scanbench site add' wrote.", valueName: "result"))
  var results: [String]

  @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output: String

  func run() throws { print(try PublishedResults.site(of: results, to: output)) }
}

import ArgumentParser
import Workflows

/// `scanbench site build`
struct SiteBuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Make a site of published results.",
    usage: "scanbench site build <result> ... --output <folder>",
    discussion: """
      Writes a page for each question (shares and ranks, module widths, claims, times, limits, \
      scans, contents, options) and for each reader. They need no server, script or request.

      EXAMPLE
        scanbench site build Reports/published/*.json --output Reports/site
      """)

  @Argument(help: ArgumentHelp("Files that 'scanbench site add' wrote.", valueName: "result"))
  var results: [String]

  @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output: String

  func run() throws { print(try PublishedResults.site(of: results, to: output)) }
}

import ArgumentParser
import Workflows

/// `scanbench first-lost`
struct FirstLostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "first-lost",
    abstract: "Tell at which version of a reader each frame was first lost.",
    usage: "scanbench first-lost <run> ...",
    discussion: """
      Of several runs of the same suites or photographs, in the order of their versions: for each \
      engine that all of them have, the frames that one version read and the next one that was asked \
      did not. Of one run, its engines are the versions, in the order in which they were named. \
      Photographs are told by their pixels, so that corpora may have grown between runs.

      EXAMPLE
        scanbench first-lost Reports/2.2.0 Reports/2.3.0 Reports/3.1.1
        scanbench run Corpus/labels --engine zxing-wheel-2-2-0 \\
          --engine zxing-wheel-2-3-0 --output Reports/versions
        scanbench first-lost Reports/versions
      """)

  @Argument(help: ArgumentHelp("Run folders, the earliest version first.", valueName: "run"))
  var runs: [String]

  func run() throws {
    for line in try Comparisons.firstLost(over: runs) { print(line) }
  }
}

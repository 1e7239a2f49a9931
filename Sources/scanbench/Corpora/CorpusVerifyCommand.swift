import ArgumentParser
import Workflows

/// `scanbench corpus verify`
struct CorpusVerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Re-read every image of a corpus and compare it with its manifest.",
    discussion: """
      EXAMPLE
        scanbench corpus verify Corpus/rendered/widths
      """)

  @Argument(help: ArgumentHelp("The corpus folder.", valueName: "folder"))
  var folder: String

  func run() throws {
    print(try Corpora.verify(folder))
  }
}

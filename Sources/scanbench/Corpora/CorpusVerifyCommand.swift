import ArgumentParser
import Photographed
import Records
import Suites
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
    let corpus = try Corpus(folder: folder)
    let suite = try Suite(of: corpus)
    let progress = ProgressLine(unit: "frames")
    for (index, frame) in corpus.frames.enumerated() {
      _ = try corpus.image(of: frame)
      progress.show(suite.name, done: index + 1, of: corpus.frames.count)
    }
    progress.finish()
    guard corpus.frames.count == corpus.origin.frames else {
      throw CorpusError.frameCount(
        folder: folder, found: corpus.frames.count, expected: corpus.origin.frames)
    }
    print("\(folder): \(corpus.frames.count) frames are as the manifest says")
  }
}

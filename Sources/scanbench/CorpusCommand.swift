import ArgumentParser

/// `scanbench corpus`
struct CorpusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "corpus",
    abstract: "Preview suites; build, import, verify and look at corpora.",
    discussion: """
      EXAMPLE
        scanbench corpus preview Corpus/module-width.yaml
        scanbench corpus build Corpus/module-width.yaml \\
          --output Corpus/rendered/widths
        scanbench corpus import photos --truth csv --output Corpus/photos
        scanbench corpus verify Corpus/rendered/widths
        scanbench corpus show Corpus/rendered/widths module-width/qr_code/000000
      """,
    subcommands: [
      CorpusPreviewCommand.self, CorpusBuildCommand.self, CorpusImportCommand.self,
      CorpusTwinCommand.self, CorpusVerifyCommand.self, CorpusShowCommand.self,
    ])
}

import ArgumentParser

/// `scanbench corpus`
struct CorpusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "corpus",
    abstract: "Preview suites; build, label, import, verify and look at corpora.",
    discussion: """
      EXAMPLE
        scanbench corpus preview Corpus/module-width.yaml
        scanbench corpus build Corpus/module-width.yaml \\
          --output Corpus/rendered/widths
        scanbench corpus label photos --engine zxing --engine zbar
        scanbench corpus import photos --output Corpus/photos
        scanbench corpus verify Corpus/rendered/widths
        scanbench corpus show Corpus/rendered/widths module-width/qr_code/000000
      """,
    subcommands: [
      CorpusPreviewCommand.self, CorpusBuildCommand.self, CorpusLabelCommand.self,
      CorpusImportCommand.self, CorpusTwinCommand.self, CorpusVerifyCommand.self,
      CorpusShowCommand.self,
    ])
}

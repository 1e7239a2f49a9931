import ArgumentParser

/// `scanbench corpus`
struct CorpusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "corpus",
    abstract: "Build, verify and look at corpora.",
    discussion: """
      EXAMPLE
        scanbench corpus build Corpus/module-width.yaml \\
          --output Corpus/rendered/widths
        scanbench corpus verify Corpus/rendered/widths
        scanbench corpus show Corpus/rendered/widths module-width/qr_code/000000
      """,
    subcommands: [CorpusBuildCommand.self, CorpusVerifyCommand.self, CorpusShowCommand.self])
}

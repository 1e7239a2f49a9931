import ArgumentParser

/// `scanbench camera`
struct CameraCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "camera",
    abstract: "Measure the conditions under which photographs were taken.",
    discussion: """
      EXAMPLE
        scanbench camera measure Corpus/photos --output measured.jsonl
      """,
    subcommands: [CameraMeasureCommand.self])
}

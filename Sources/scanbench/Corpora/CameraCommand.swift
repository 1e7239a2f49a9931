import ArgumentParser

/// `scanbench camera`
struct CameraCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "camera",
    abstract:
      "Measure the conditions under which photographs were taken, and make cameras of them.",
    discussion: """
      EXAMPLE
        scanbench camera measure Corpus/photos --output measured.jsonl
        scanbench camera profile measured.jsonl --name my-phone \\
          --source "30 labels by my phone" --output my-phone.yaml
      """,
    subcommands: [CameraMeasureCommand.self, CameraProfileCommand.self])
}

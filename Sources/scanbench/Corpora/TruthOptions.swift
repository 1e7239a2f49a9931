import ArgumentParser
import Workflows

/// The options that say which codes are on pictures.
struct TruthOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What is on each picture: a file, such as truth.csv or truth.jsonl, or a kind of truth that lies in the folder, such as coco, yolo or zxing-cpp.",
      valueName: "truth"))
  var truth: String?

  @Option(
    help: ArgumentHelp(
      "The kind of that file, where its ending does not say it.", valueName: "kind"))
  var truthKind: String?

  @Option(
    help: ArgumentHelp(
      "The symbology of every code, where the truth does not name it.", valueName: "symbology"))
  var symbology: String?

  /// An older name of a file beside a kind.
  @Option(help: .hidden) var truthFile: String?

  var selection: TruthSelection {
    TruthSelection(truth: truth, kind: truthKind, symbology: symbology, file: truthFile)
  }
}

import ArgumentParser
import Runner
import Workflows

/// `scanbench engine recorded`
struct EngineRecordedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recorded",
    abstract: "Make an engine of what a reader said of photographs elsewhere.",
    usage: "scanbench engine recorded <folder> [--reader <name> --output <file>]",
    discussion: """
      Reads results.zip of a folder of tony-xlh/barcode-dataset, whose authors had ML Kit, \
      Apple Vision and others read its pictures. Without --reader it lists whose answers are \
      there. The file is for 'scanbench run --recorded'; Documentation/FORMATS.md says what \
      is in it, for recordings of your own.

      EXAMPLE
        scanbench engine recorded PDF417
        scanbench engine recorded PDF417 --reader MLKit --output mlkit.jsonl
        scanbench run Corpus/pdf417 --engine zxing --recorded mlkit=mlkit.jsonl \\
          --output Reports/pdf417
      """)

  @Argument(help: ArgumentHelp("The folder with the pictures.", valueName: "folder"))
  var folder: String

  @Option(help: ArgumentHelp("Whose answers.", valueName: "name"))
  var reader: String?

  @Option(
    help: ArgumentHelp(
      "The archive, where it is not results.zip in the folder.", valueName: "file"))
  var results: String?

  @Option(help: ArgumentHelp("What the reader ran on, if you know it.", valueName: "words"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "Where the recording comes from, as the report is to say it.", valueName: "words"))
  var source = "github.com/tony-xlh/barcode-dataset"

  @Option(help: ArgumentHelp("The recording to write.", valueName: "file"))
  var output: String?

  func run() throws {
    let target = reader.flatMap { reader in output.map { (reader, $0) } }
    let lines = try RecordedEngine.extract(
      from: folder, file: results, to: target, device: device, source: source)
    for line in lines { print(line) }
  }

  func validate() throws {
    if (reader == nil) != (output == nil) {
      throw ValidationError("Give --reader and --output together, or neither to list the readers.")
    }
  }
}

import ArgumentParser
import Barcodes
import Records
import Workflows

/// `scanbench corpus label`
struct CorpusLabelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "label",
    abstract: "Propose what is on photographs, by what engines agree on.",
    usage: """
      scanbench corpus label <folder> --engine <engine> --engine <engine> ...
                                    [<options>]
      """,
    discussion: """
      Writes truth.jsonl, a line for each picture, for 'scanbench corpus import'. A code is \
      agreed on where two engines read the same content, at the same place where both say \
      where. Pictures with a code that is not agreed on, or with none, come first in the \
      file and have the key 'open', which says what to do: see that the codes are what the \
      picture shows, and delete that key. Import refuses a line as long as it is open.

      Engines can be wrong together: look at the other pictures, too. 'scanbench photos' \
      shows all of them. A truth that anybody has changed is never replaced; --add adds the \
      pictures that it lacks.

      EXAMPLE
        scanbench corpus label photos --engine zxing --engine zbar
        scanbench corpus import photos --output Corpus/photos
      """)

  @Argument(help: ArgumentHelp("The folder with the photographs.", valueName: "folder"))
  var folder: String

  @OptionGroup var engines: EngineOptions

  @OptionGroup var limits: LimitOptions

  @Option(
    help: ArgumentHelp(
      "The file to write. (default: truth.jsonl in the folder)", valueName: "file"))
  var output: String?

  @Flag(help: "Replace an earlier proposal that nobody has changed.")
  var force = false

  @Flag(help: "Add lines for the pictures that a truth lacks, at its end.")
  var add = false

  @OptionGroup var jobs: JobOptions

  func run() throws {
    let lines = try Corpora.label(
      folder, engines: engines.choices(), limits: limits.limits, to: output,
      existing: add ? .resumed : force ? .replaced : .refused, jobs: jobs.count)
    for line in lines { print(VisibleText.line(line)) }
  }

  func validate() throws {
    if add && force { throw ValidationError("--add and --force exclude each other.") }
    if engines.engines.count == 1 {
      throw ValidationError("Name at least two engines: it takes two to agree.")
    }
  }
}

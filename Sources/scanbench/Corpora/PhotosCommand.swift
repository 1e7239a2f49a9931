import ArgumentParser
import Barcodes
import Workflows

/// `scanbench photos`
struct PhotosCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "photos",
    abstract: "Have engines read a folder of photographs, and show what each read.",
    usage: "scanbench photos <folder> --engine <engine> ... [<options>]",
    discussion: """
      Reads the PNG, JPEG, WebP, HEIC, AVIF, TIFF, GIF and BMP in the folder and those below \
      it, turned as they say, counts all other files, and writes index.html: each picture with what each engine read and where, in groups: \
      they differ, only one reads, none reads, all agree. No truth is needed; with one, each \
      picture says what was read, misread and missed. photos.jsonl has the same for programs.

      The page is written to Reports/photos-NAME in the working directory, or where --output \
      says; never among the photographs. What cannot be read is listed and left out.

      EXAMPLE
        scanbench photos ~/Pictures/labels --engine zxing --engine zbar
        scanbench photos labels --engine zxing --truth truth.csv \\
          --output Reports/labels
      """)

  @Argument(
    help: ArgumentHelp("The folder with the photographs, or one of them.", valueName: "folder"))
  var folder: String

  @OptionGroup var engines: EngineOptions

  @OptionGroup var limits: LimitOptions

  @OptionGroup var truth: TruthOptions

  @Option(
    help: ArgumentHelp(
      "The folder to write. (default: Reports/photos-NAME, by the folder's name)",
      valueName: "folder"))
  var output: String?

  @Flag(
    help:
      "Read the pictures one at a time, and five times over with fresh processes, for times that other work disturbs less; which of two readers is faster, 'scanbench duel' decides."
  )
  var timed = false

  @Flag(help: "Replace the page in that folder.")
  var force = false

  @OptionGroup var jobs: JobOptions

  func run() throws {
    let session = try PictureSession(
      folder: folder, truth: try truth.selection.source(in: folder), engines: engines.choices(),
      limits: limits.limits,
      jobs: timed ? 1 : jobs.count, blocks: timed ? 5 : 1)
    let lines = try session.writePage(
      to: output ?? PictureSession.usualOutput(ofFolder: folder), isReplaced: force)
    for line in lines { print(VisibleText.line(line)) }
  }
}

import ArgumentParser
import Barcodes
import Workflows

/// `scanbench corpus import`
struct CorpusImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make a corpus of photographs whose codes are known.",
    usage: """
      scanbench corpus import <folder> [--truth <truth>] --output <folder>
                                     [<options>]
      """,
    discussion: """
      PNG, JPEG, WebP, HEIC, AVIF, TIFF, GIF and BMP, in the folder and those below it, become \
      luma (BT.601) in images/*.png; manifest.jsonl says what is on each. Pictures are grouped \
      by their folder, or by the truth's tag. Of pictures that show the same, pixel for pixel, the \
      first is taken. What is on them is said by truth.jsonl or truth.csv in the folder, or \
      by --truth:

      truth            truth.jsonl: {"image": "a.jpg", "codes":
                       [{"symbology": "ean_13", "text": "4006381333931"}]}
      csv              truth.csv with the columns image, symbology, text
      zxing-cpp        the test samples of zxing-cpp: NAME.txt, NAME.bin
      barcode-dataset  tony-xlh/barcode-dataset: results.zip
      coco             annotations.json, COCO's object detection format
      via              via_project.json of the VGG Image Annotator
      file-name        the file's name begins with the content, as in the
                       barcode database of Münster; folder-name: the folder's
      yolo, voc, labelme, boofcv
                       a file beside each picture, or in labels beside images
      cvat             annotations.xml, CVAT for images
      roboflow         _annotations.coco.json in train, valid and test

      EXAMPLE
        scanbench corpus import photos --output Corpus/photos
        scanbench corpus import test/samples --truth zxing-cpp \\
          --turns 0,90,180,270 --output Corpus/samples
      """)

  @Argument(help: ArgumentHelp("The folder with the pictures.", valueName: "folder"))
  var folder: String

  @OptionGroup var truth: TruthOptions

  @Option(help: ArgumentHelp("The corpus folder to write.", valueName: "folder"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "The name of the corpus, in letters, digits and hyphens. (default: the folder's)",
      valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "By how many degrees clockwise each picture is turned, with a frame for each: of 0, 90, 180, 270.",
      valueName: "degrees"))
  var turns = "0"

  @Flag(help: "Leave out what cannot be read, and list it, instead of ending there.")
  var skipBad = false

  @Flag(help: "Replace the corpus in that folder.")
  var force = false

  @OptionGroup var jobs: JobOptions

  func run() throws {
    let lines = try Corpora.importPhotographs(
      from: folder, truth: truth.selection.sourceOrUsual(in: folder), name: parsedName(),
      turns: parsedTurns(), to: output, isReplaced: force, skipsBad: skipBad, jobs: jobs.count)
    for line in lines { print(line) }
  }

  private func parsedName() throws -> String? {
    guard let name else { return nil }
    guard !name.isEmpty,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else { throw UsageError("--name \(name): write letters, digits and hyphens") }
    return name
  }

  private func parsedTurns() throws -> [ImageTurn] {
    let parsed = turns.split(separator: ",").map { Int($0).flatMap(ImageTurn.init) }
    let turns = parsed.compactMap(\.self)
    guard !turns.isEmpty, turns.count == parsed.count, Set(turns).count == turns.count else {
      throw UsageError("--turns \(self.turns): write some of 0,90,180,270, each once")
    }
    return turns
  }
}

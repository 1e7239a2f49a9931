import ArgumentParser
import CorpusRendering
import Foundation
import Records
import Storage

/// `scanbench corpus show`
struct CorpusShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print a frame's truth, and draw its corners into its image.",
    discussion: """
      The outline of each code is drawn in blue, its top side in red, with a red square about \
      its own top left corner.

      EXAMPLE
        scanbench corpus show Corpus/rendered/widths module-width/qr_code/000000 \\
          --output truth.png
      """)

  @Argument(help: ArgumentHelp("The corpus folder.", valueName: "folder"))
  var folder: String

  @Argument(help: ArgumentHelp("The frame's name, as in the manifest.", valueName: "frame"))
  var frameName: String

  @Option(
    help: ArgumentHelp(
      "The PNG to write. (default: the frame's name in this folder)", valueName: "file"))
  var output: String?

  func run() throws {
    let corpus = try Corpus(folder: folder)
    let frame = try corpus.frame(named: frameName)
    let path = output ?? FileName.image(ofFrame: frameName)
    try TruthOverlay.write(
      frame.codes.map(\.trueCode), on: try corpus.image(of: frame), to: path)
    let shown = try RecordCoding.document(FrameLine(whole: frame))
    print(String(decoding: shown, as: UTF8.self), terminator: "")
    print("corners drawn in: \(path)")
  }
}

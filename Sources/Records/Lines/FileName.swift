import Barcodes

/// The file names in a corpus folder, a run folder, a preview and a page of photographs.
package enum FileName {
  package static let manifest = "manifest.jsonl"
  /// Conditions that lines of a manifest leave out.
  package static let conditions = "conditions.jsonl"
  package static let corpus = "corpus.json"
  package static let suite = "suite.yaml"
  package static let images = "images"
  package static let run = "run.json"
  package static let trials = "trials.jsonl"
  package static let blocks = "blocks.jsonl"
  package static let summary = "summary.json"
  /// The commands that repeat what ended an engine's process.
  package static let reproduction = "reproduce.txt"
  package static let frames = "frames"
  package static let thumbnails = "thumbnails"
  /// Parts of the frames of streams, in a run folder.
  package static let shots = "shots"
  package static let page = "index.html"
  package static let markdown = "report.md"
  package static let comparison = "comparison.json"
  package static let duel = "duel.json"
  package static let duelBlocks = "duel-blocks.jsonl"
  package static let calibration = "calibration.json"
  package static let datasheet = "datasheet.json"
  package static let datasheetTable = "datasheet.csv"
  package static let junit = "junit.xml"
  /// The Markdown summary of a CI job.
  package static let stepSummary = "step-summary.md"
  package static let preview = "preview.json"
  package static let contactSheet = "contact-sheet.png"
  package static let photographs = "photos.json"
  package static let pictureReadings = "photos.jsonl"

  /// The runs in which both engines of a duel read every frame.
  package static let readings = ["reading-1", "reading-2"]

  /// Returns the name of a frame's image, in which `-` replaces each `/`.
  package static func image(ofFrame frame: String) -> String {
    let (slash, dash) = (UInt8(ascii: "/"), UInt8(ascii: "-"))
    return String(decoding: frame.utf8.map { $0 == slash ? dash : $0 }, as: UTF8.self) + ".png"
  }

  /// Returns the usual path of a frame's image in its corpus.
  package static func imagePath(ofFrame frame: String) -> String {
    "\(images)/\(image(ofFrame: frame))"
  }

  /// The words that replace the symbology in the names of photographs: with codes of several
  /// symbologies, with none of the 13, with no code, and without a truth.
  package static let frameKinds: Set = ["several", "other", "none", "unknown"]

  /// Returns true for names that images of frames have: `SUITE-SYMBOLOGY-NUMBER.png`.
  package static func isImageOfFrame(_ name: String) -> Bool {
    guard name.hasSuffix(".png") else { return false }
    let parts = name.dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
    return parts.count >= 3 && isFrameKind(String(parts[parts.count - 2]))
      && parts[parts.count - 1].count >= 6 && parts[parts.count - 1].allSatisfy(\.isNumber)
  }

  private static func isFrameKind(_ name: String) -> Bool {
    Symbology(rawValue: name) != nil || frameKinds.contains(name)
  }
}

/// The file names of a corpus folder, of a run folder and of a preview.
package enum FileName {
  package static let manifest = "manifest.jsonl"
  package static let corpus = "corpus.json"
  package static let suite = "suite.yaml"
  package static let images = "images"
  package static let run = "run.json"
  package static let trials = "trials.jsonl"
  package static let blocks = "blocks.jsonl"
  package static let summary = "summary.json"
  /// Commands that repeat what ended an engine's process.
  package static let reproduction = "reproduce.txt"
  package static let frames = "frames"
  package static let thumbnails = "thumbnails"
  package static let page = "index.html"
  package static let markdown = "report.md"
  package static let comparison = "comparison.json"
  package static let duel = "duel.json"
  package static let duelBlocks = "duel-blocks.jsonl"
  package static let calibration = "calibration.json"
  package static let junit = "junit.xml"
  /// Markdown for the summary of a CI job.
  package static let stepSummary = "step-summary.md"
  package static let preview = "preview.json"
  package static let contactSheet = "contact-sheet.png"

  /// The name of the image of a frame: its `/` become `-`.
  package static func image(ofFrame frame: String) -> String {
    frame.split(separator: "/").joined(separator: "-") + ".png"
  }
}

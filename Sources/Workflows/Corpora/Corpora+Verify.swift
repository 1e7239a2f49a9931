import Photographed
import Records
import Suites

extension Corpora {
  /// Reads every image of a corpus anew, compares it with its manifest, and returns the line to print, after a line of progress.
  package static func verify(_ folder: String) throws -> String {
    let corpus = try Corpus(folder: folder)
    let suite = try Suite(of: corpus)
    let progress = ProgressLine(unit: "frames")
    for (index, frame) in corpus.frames.enumerated() {
      _ = try corpus.image(of: frame)
      progress.show(suite.name, done: index + 1, of: corpus.frames.count)
    }
    progress.finish()
    guard corpus.frames.count == corpus.origin.frames else {
      throw CorpusError.frameCount(
        folder: folder, found: corpus.frames.count, expected: corpus.origin.frames)
    }
    return "\(folder): \(corpus.frames.count) frames are as the manifest says"
  }
}

import Photographed
import Photographs

extension Corpora {
  /// Renders a twin of each code that was measured in photographs, with a line of progress, and returns lines to print.
  ///
  /// - Parameter areInPlace: true if a twin stands in its photograph, not on blank paper.
  package static func renderTwins(
    of folder: String, measured: String, areInPlace: Bool, to output: String, isReplaced: Bool,
    jobs: Int
  ) throws -> [String] {
    try PictureFolder.refuseInsteadOfCorpus(folder)
    let corpus = try Corpus(folder: folder)
    let twins = TwinCorpus(
      corpus, try CodeMeasurement.all(inFile: measured, of: corpus),
      areInPlace: areInPlace)
    guard twins.count > 0 else {
      throw UsageError("\(measured): no code of \(folder) was measured; nothing has a twin")
    }
    let progress = ProgressLine(unit: "frames")
    let leftOut = try twins.write(
      to: output, isReplaced: isReplaced, measurements: measured,
      scanbenchVersion: Program.version, jobs: jobs
    ) { progress.show(twins.name, done: $0, of: twins.count) }
    progress.finish()
    return leftOut.map { "left out: \($0)" }
      + ["\(output): \(twins.count - leftOut.count) twins"]
  }
}

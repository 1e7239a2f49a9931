package import Barcodes
package import CorpusRendering
import Foundation
package import Records
import Storage

/// A rendered twin of each code that was measured in a corpus of photographs: with its payload, its symbol, and the conditions that
/// were fitted.
///
/// A twin is as large as its symbol and some paper: what lies around the code in the photograph is not in it.
package struct TwinCorpus {
  private let corpus: Corpus
  private let twins:
    [(
      code: TrueCode, origin: TwinOrigin, condition: Condition, frame: FrameRecord,
      symbol: [String: Double]
    )]
  /// The corpus's name, the first part of every frame's.
  package let name: String

  /// The paper beyond the quiet zone at each side, in pixels.
  private static let paper = 24

  /// - Parameter measurements: those that failed have no twin.
  package init(_ corpus: Corpus, _ measurements: [CodeMeasurement]) {
    self.corpus = corpus
    name = "\(corpus.origin.suite)-twins"
    let frames = Dictionary(corpus.frames.map { ($0.frame, $0) }) { first, _ in first }
    twins = measurements.compactMap { measurement in
      guard let condition = measurement.condition, let frame = frames[measurement.frame],
        frame.codes.indices.contains(measurement.code)
      else { return nil }
      return (
        frame.codes[measurement.code].trueCode,
        TwinOrigin(frame: measurement.frame, code: measurement.code), condition, frame,
        measurement.symbol ?? [:]
      )
    }
  }

  package var count: Int { twins.count }

  /// Writes the corpus.
  ///
  /// - Returns: twins that cannot be rendered, a line for each.
  /// - Throws: `FileError`, `PNGError` or `RecordError`.
  package func write(
    to folder: String, isReplaced: Bool, measurements: String, scanbenchVersion: String, jobs: Int,
    progress: (Int) -> Void
  ) throws -> [String] {
    var folder = try PictureCorpusFolder(
      folder, isReplaced: isReplaced, inputs: [corpus.folder, measurements])
    let path = folder.path
    var leftOut: [String] = []
    let work = OrderedWork(count: twins.count, threads: jobs) { _ in
      let renderer = FrameRenderer()
      return { try rendered($0, by: renderer, into: path) }
    }
    for (index, result) in work.enumerated() {
      do {
        try folder.write(try result.get())
      } catch let error as PlanningError {
        leftOut.append("\(twins[index].origin.frame): \(error)")
      }
      progress(index + 1)
    }
    try folder.finish(
      name: name, profile: "twins",
      of: PhotographSource(
        truth: "twins", folder: corpus.folder, luma: Photograph.luma, leftOut: leftOut),
      scanbenchVersion: scanbenchVersion)
    return leftOut
  }

  private func rendered(
    _ index: Int, by renderer: FrameRenderer, into folder: String
  ) throws -> FrameRecord {
    let twin = twins[index]
    let name = "\(name)/\(twin.code.symbology.name)/\(String(format: "%06d", index))"
    let specification = try Self.specification(
      of: twin.code, named: name, twin.condition, twin.symbol, in: twin.frame)
    var frame = try renderer.render(specification)
    frame.record.namedCondition = twin.frame.namedCondition
    frame.record.twin = twin.origin
    frame.record.codes[0].isKnownByText = twin.code.isKnownByText ? true : nil
    try PNGFile.write(frame.image, to: "\(folder)/\(FileName.imagePath(ofFrame: name))")
    return frame.record
  }

  /// What is rendered as the twin of a code in a photograph.
  ///
  /// - Throws: `PlanningError`.
  package static func specification(
    of code: TrueCode, named name: String, _ condition: Condition, _ symbol: [String: Double],
    in photograph: FrameRecord
  ) throws(PlanningError) -> FrameSpecification {
    var specification = FrameSpecification(
      frame: name, seed: Digest.seed(ofFrame: name, runSeed: 0), symbology: code.symbology,
      condition: condition,
      surround: Surround(left: paper, top: paper, right: paper, bottom: paper),
      content: FrameContent(
        payload: code.bytes, grid: grid(of: code, symbol, barHeight: condition.barHeightModules)))
    // The ramp was measured as over the whole photograph.
    let size = try specification.frameSize()
    let share =
      hypot(Double(size.width), Double(size.height))
      / hypot(Double(photograph.width), Double(photograph.height))
    specification.condition.illuminationRamp = min(1, condition.illuminationRamp * share)
    return specification
  }

  /// The symbol as it was found, or where another encoder drew it, the one of its size that is most like it; of linear codes the suites'
  /// own, unless another encoder chose other characters.
  private static func grid(
    of code: TrueCode, _ choices: [String: Double], barHeight: Double?
  ) -> ModuleGrid? {
    var code = code
    var choices = choices
    choices[SymbolCandidate.asSeen] = nil
    if code.symbology.dimension == .linear {
      guard choices.keys.contains(where: { $0 != "wide_to_narrow_ratio" }) else { return nil }
      code.modulesHigh = barHeight
    }
    return SymbolCandidates.candidate(for: code, choices: choices)?.grid
  }
}

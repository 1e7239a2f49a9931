package import Barcodes
package import CorpusRendering
import Encoding
import Foundation
package import Photographed
package import Records
import Scene
import Storage

/// A corpus of rendered twins, one for each code measured in a corpus of photographs, with its
/// payload, its symbol, and the fitted conditions.
package struct TwinCorpus {
  private let corpus: Corpus
  /// True if frames are whole photographs, in which only the code is replaced by its twin; else they are as large as the symbol and
  /// some paper.
  private let areInPlace: Bool
  /// The measurements of codes that were measured whole.
  private let twins: [Twin]
  private typealias Twin = (
    measurement: CodeMeasurement, condition: Condition, geometry: MeasuredGeometry,
    photograph: FrameRecord
  )

  /// The corpus's name, which opens the name of every frame.
  package let name: String

  /// The paper beyond the quiet zone on each side, in pixels.
  private static let paper = 24

  /// - Parameters:
  ///   - measurements: the measurements of the corpus; failed ones have no twin.
  ///   - areInPlace: whether each twin lies in its photograph, or on paper alone.
  package init(_ corpus: Corpus, _ measurements: [CodeMeasurement], areInPlace: Bool = false) {
    self.corpus = corpus
    self.areInPlace = areInPlace
    name = "\(corpus.origin.suite)-twins" + (areInPlace ? TwinOrigin.inPlaceSuffix : "")
    let frames = Dictionary(corpus.frames.map { ($0.frame, $0) }) { first, _ in first }
    twins = measurements.compactMap { measurement in
      guard let condition = measurement.condition, let geometry = measurement.geometry,
        let frame = frames[measurement.frame], frame.codes.indices.contains(measurement.code)
      else { return nil }
      return (measurement, condition, geometry, frame)
    }
  }

  package var count: Int { twins.count }

  /// - Returns: a line for each twin that cannot be rendered.
  /// - Throws: `FileError`, `PNGError` or `RecordError`.
  package func write(
    to folder: String, isReplaced: Bool, measurements: String, scanbenchVersion: String, jobs: Int,
    progress: (Int) -> Void
  ) throws -> [String] {
    var folder = try CorpusFolder(
      folder, isReplaced: isReplaced, inputs: [corpus.folder, measurements])
    let path = folder.path
    var leftOut: [String] = []
    let work = OrderedParallelMap(count: twins.count, threads: jobs) { _ in
      let renderer = FrameRenderer()
      return { try rendered($0, by: renderer, into: path) }
    }
    for (index, result) in work.enumerated() {
      do {
        try folder.write(try result.get())
      } catch let error as PlanningError {
        leftOut.append(VisibleText.line("\(twins[index].measurement.frame): \(error)"))
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
    let (measurement, photograph) = (twin.measurement, twin.photograph)
    let code = photograph.codes[measurement.code].trueCode
    let name = "\(name)/\(code.symbology.name)/\(String(format: "%06d", index))"
    let specification = try Self.specification(
      of: code, named: name, twin.condition, measurement.symbol ?? [:], in: photograph)
    var frame = try renderer.render(specification)
    frame.record.namedCondition = photograph.namedCondition
    frame.record.twin = TwinOrigin(frame: measurement.frame, code: measurement.code)
    frame.record.codes[0].isKnownByText = code.isKnownByText ? true : nil
    if areInPlace { try place(&frame, of: twin) }
    try frame.image.writePNG(to: "\(folder)/\(FileName.imagePath(ofFrame: name))")
    return frame.record
  }

  /// Puts a twin into its photograph, whose other codes are not counted.
  ///
  /// - Throws: `CorpusError` or `PNGError` if the photograph cannot be read.
  private func place(_ frame: inout RenderedFrame, of twin: Twin) throws {
    let photograph = twin.photograph
    guard let symbol = frame.record.codes[0].corners else { return }
    let placed = try corpus.image(of: photograph).placing(
      frame.image, symbol: symbol, moduleWidth: twin.geometry.moduleWidthPixels,
      at: twin.geometry.uprightCorners)
    frame.image = placed.image
    (frame.record.width, frame.record.height) = (photograph.width, photograph.height)
    frame.record.pixelsSHA256 = Digest.hexadecimal(of: placed.image.pixels)
    frame.record.codes[0].corners = placed.corners
    frame.record.labelled = photograph.labelled
    let beside = photograph.codes.enumerated().filter { $0.offset != twin.measurement.code }
    let others =
      beside.map { $0.element.notAskedFor } + (frame.record.others ?? [])
      + (photograph.others ?? [])
    frame.record.others = others.isEmpty ? nil : others
  }

  /// Returns the specification of a code's twin in a photograph.
  package static func specification(
    of code: TrueCode, named name: String, _ condition: Condition, _ symbol: [String: Double],
    in photograph: FrameRecord
  ) throws(PlanningError) -> FrameSpecification {
    var specification = FrameSpecification(
      frame: name, seed: Digest.seed(ofFrame: name, runSeed: 0), symbology: code.symbology,
      condition: condition,
      surround: PaperMargin(left: paper, top: paper, right: paper, bottom: paper),
      payload: code.bytes, grid: grid(of: code, symbol, barHeight: condition.barHeightModules))
    // The ramp was measured as over the whole photograph.
    let size = try specification.frameSize()
    let share =
      hypot(Double(size.width), Double(size.height))
      / hypot(Double(photograph.width), Double(photograph.height))
    specification.condition.illuminationRamp = min(1, condition.illuminationRamp * share)
    return specification
  }

  /// Returns the symbol as it was found, or the most similar one of its size that another encoder
  /// drew. For a linear code with the usual characters it returns nil, for the suites' own symbol.
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
    return SymbolCandidate.candidate(for: code, choices: choices)?.grid
  }
}

extension MeasuredGeometry {
  /// The corners in a twin's order: it has the same rotation, and is not mirrored.
  fileprivate var uprightCorners: Quad { isMirrored ? corners.flipped : corners }
}

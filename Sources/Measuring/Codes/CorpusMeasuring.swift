package import Barcodes
package import CorpusRendering
package import Photographed
package import Records

/// The measurement of every code of a corpus, several frames at a time.
package struct CorpusMeasuring: Sendable {
  private let corpus: Corpus
  private let curve: TransferCurve?
  private let decidesCurve: Bool
  private let frames: [FrameRecord]
  private let corners: [TwinOrigin: Quad]

  /// - Parameters:
  ///   - curve: the curve between light and levels to assume; nil for a rendered frame's own, and sRGB's for a photograph.
  ///   - decidesCurve: true to measure once more with the other curve where the profile of the edges favours it.
  ///   - every: the stride between measured frames.
  ///   - corners: the corners of codes as engines read them, for codes that have none in the truth.
  package init(
    _ corpus: Corpus, curve: TransferCurve? = nil, decidesCurve: Bool = false, every: Int = 1,
    corners: [TwinOrigin: Quad] = [:]
  ) {
    self.corpus = corpus
    self.corners = corners
    (self.curve, self.decidesCurve) = (curve, decidesCurve)
    frames = stride(from: 0, to: corpus.frames.count, by: every).map { corpus.frames[$0] }
      // A picture that was turned says nothing new.
      .filter { ($0.photograph?.turnedDegrees ?? 0) == 0 }
  }

  package var frameCount: Int { frames.count }

  /// Returns the measurements of each frame in the corpus's order, by the order of its codes.
  package func measurements(jobs: Int) -> OrderedParallelMap<[CodeMeasurement]> {
    OrderedParallelMap(count: frames.count, threads: jobs) { _ in
      { try measurements(of: frames[$0]) }
    }
  }

  /// - Throws: `CorpusError` or `PNGError`.
  private func measurements(of frame: FrameRecord) throws -> [CodeMeasurement] {
    guard !frame.codes.isEmpty else { return [] }
    let image = try corpus.image(of: frame)
    let measurer = measurer(for: frame, image)
    return frame.codes.enumerated().map { number, code in
      var known = code.trueCode
      known.corners = known.corners ?? corners[TwinOrigin(frame: frame.frame, code: number)]
      var measurement = measured(known, in: image, measurer)
      if let fault = measurement.fault {
        measurement = CodeMeasurement(
          symbology: code.symbology, failed: "what was fitted is no frame's: \(fault)")
      }
      measurement.frame = frame.frame
      measurement.pixelsSHA256 = frame.pixelsSHA256
      measurement.code = number
      measurement.jpegQuality = frame.photograph?.jpegQuality
      return measurement
    }
  }

  private func measured(
    _ code: TrueCode, in image: GreyImage, _ measurer: CodeMeasurer
  ) -> CodeMeasurement {
    let measurement = measurer.measure(code, in: image)
    guard decidesCurve,
      let other = measurement.transferEvidence?.curve(otherThan: measurer.curve)
    else { return measurement }
    var measurer = measurer
    measurer.curve = other
    let again = measurer.measure(code, in: image)
    return again.failed == nil ? again : measurement
  }

  /// Returns the measurer for a frame. Rendered frames tell their focal length and corners;
  /// photographs are assumed to have that of the suites' usual camera, 1000 px for 1280 px across.
  private func measurer(for frame: FrameRecord, _ image: GreyImage) -> CodeMeasurer {
    guard let condition = frame.condition else {
      return CodeMeasurer(
        curve: curve ?? .srgb,
        // No less than a suite may have.
        focalLengthPixels: max(50, 1000 * Double(max(image.width, image.height)) / 1280))
    }
    return CodeMeasurer(
      curve: curve ?? (condition.srgbCurve ? .srgb : .linear),
      focalLengthPixels: condition.focalLengthPixels, trustsCorners: true)
  }
}

extension MeasuredCurve {
  /// Returns the curve decided for, if it differs from the assumed one.
  fileprivate func curve(otherThan assumed: TransferCurve) -> TransferCurve? {
    switch verdict {
    case .linear: assumed == .linear ? nil : .linear
    case .srgb: assumed == .srgb ? nil : .srgb
    case .undecided: nil
    }
  }
}

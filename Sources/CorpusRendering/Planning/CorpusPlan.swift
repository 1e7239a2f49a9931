package import Barcodes

/// The frames that a suite stands for, under one profile and seed. A frame is worked out when it is asked
/// for, so a plan of any length takes no memory.
package struct CorpusPlan: Sendable {
  package let suite: Suite
  package let profile: String
  package let seed: UInt64
  /// Frames for each symbology at each point.
  private let samples: Int
  let points: [SuitePoint]
  private let setsPhase: (x: Bool, y: Bool)
  private let drawsGlarePosition: Bool

  /// - Throws: `PlanningError.unknownProfile`.
  package init(suite: Suite, profile: String, seed: UInt64) throws(PlanningError) {
    guard let samples = suite.samplesByProfile[profile] else {
      throw .unknownProfile(
        profile, known: suite.samplesByProfile.keys.sorted(), path: suite.path)
    }
    self.suite = suite
    self.profile = profile
    self.seed = seed
    self.samples = samples
    points = suite.points
    setsPhase = (suite.sets("phase_x_px"), suite.sets("phase_y_px"))
    drawsGlarePosition = !suite.sets("glare_x") && !suite.sets("glare_y")
  }

  package var count: Int { suite.symbologies.count * points.count * samples }

  /// How many points the suite has: combinations of frames, values and named conditions.
  package var pointCount: Int { points.count }

  /// The index of a symbology's first frame at a point; nil where the suite lacks either.
  package func index(of symbology: Symbology, atPoint point: Int) -> Int? {
    guard points.indices.contains(point),
      let position = suite.symbologies.firstIndex(of: symbology)
    else { return nil }
    return (position * points.count + point) * samples
  }

  /// The frame at `index`: symbology by symbology, within each point by point.
  package subscript(index: Int) -> FrameSpecification {
    let perSymbology = points.count * samples
    let symbology = suite.symbologies[index / perSymbology]
    let number = index % perSymbology
    let digits = String(number)
    let padding = String(repeating: "0", count: max(0, 6 - digits.count))
    return specification(
      frame: "\(suite.name)/\(symbology.name)/\(padding)\(digits)", symbology: symbology,
      point: points[number / samples], sample: number % samples)
  }

  private func specification(
    frame: String, symbology: Symbology, point: SuitePoint, sample: Int
  ) -> FrameSpecification {
    let frameSeed = Digest.seed(ofFrame: frame, runSeed: seed)
    var random = FrameRandom(seed: frameSeed, purpose: .phase)
    var condition = point.condition
    let phases = (x: random.drawUnit(), y: random.drawUnit())
    let surround = Surround.draw(with: &random)
    if !setsPhase.x { condition.phaseXPixels = phases.x }
    if !setsPhase.y { condition.phaseYPixels = phases.y }
    return FrameSpecification(
      frame: frame, seed: frameSeed, symbology: symbology, layout: point.layout, size: point.size,
      condition: condition, pixelLengths: point.pixelLengths,
      drawsGlarePosition: drawsGlarePosition,
      surround: surround, allowsClipping: suite.allowsClipping, point: point.coordinates,
      namedCondition: point.namedCondition,
      payloadLength: suite.payloadLength(of: symbology, sample: sample),
      pdf417Columns: suite.pdf417Columns)
  }

  /// Checks that every symbol can be encoded and fits its frame, before anything is rendered.
  ///
  /// - Throws: `PlanningError.inFrame`, for the first that does not.
  package func validate() throws(PlanningError) { try validate(0..<count) }

  /// As `validate()`, for the frames at `indices` alone.
  package func validate(_ indices: some Sequence<Int>) throws(PlanningError) {
    for index in indices {
      let specification = self[index]
      do {
        _ = try FrameScene(specification)
      } catch {
        let axes = specification.point.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        let point = (axes + [specification.namedCondition].compactMap(\.self))
          .joined(separator: ", ")
        throw .inFrame(specification.frame, suite: suite.path, point: point, error)
      }
    }
  }
}

package import Barcodes
import Encoding
import Photographed
import Records
import Scene
import Storage
package import Suites

/// The frames that a suite stands for, under one profile and seed. A frame is worked out when it is asked
/// for, so a plan of any length takes no memory.
package struct CorpusPlan: Sendable {
  package let suite: Suite
  package let profile: String
  package let seed: UInt64
  private let sampling: SuiteProfile
  let points: [SuitePoint]
  /// Which frames there are: symbology by symbology, and within each point by point.
  private let cells: PlanCells
  private let drawsGlarePosition: Bool
  /// The seed setting of each point.
  private let seedSettings: [String]
  /// The seed setting of each point's noise in a stream, whose sensor has noise of its own also
  /// where scenes are paired; else empty.
  private let noiseSettings: [String]

  /// One function: each check follows what is known by then.
  ///
  /// - Throws: `PlanningError.unknownProfile` or `cannotBeJudged`.
  package init(suite: Suite, profile: String, seed: UInt64) throws(PlanningError) {
    guard let sampling = suite.profiles[profile] else {
      throw .unknownProfile(profile, known: suite.profiles.keys.sorted(), path: suite.path)
    }
    var suite = suite
    if let symbologies = sampling.symbologies { suite.symbologies = symbologies }
    if let masks = sampling.masks { suite.masks = masks }
    suite.photographs?.limit(
      toBlocks: sampling.blockSampling?.most, orPhotographs: sampling.mostSamples)
    self.suite = suite
    self.profile = profile
    self.seed = seed
    self.sampling = sampling
    let asked = suite.points.filter { point in
      let isNamed = point.namedCondition.map { sampling.namedConditions?.contains($0) ?? true }
      return isNamed ?? true && sampling.layouts?.contains(point.layout) ?? true
    }
    let points = asked.filter { point in
      suite.symbologies.contains { point.hasPhotographs(of: $0, in: suite.photographs) }
    }
    self.points = points
    if let photographs = suite.photographs, points.allSatisfy(\.isAsTaken) {
      throw .noShots(widest: photographs.widest, path: suite.path)
    }
    // A condition without a point would be missing in every table, and nobody would be told.
    let met = Set(points.map(\.namedCondition))
    for point in asked where !met.contains(point.namedCondition) {
      guard let profile = point.cameraProfile else { continue }
      throw .noPhotographs(camera: profile.path, modules: profile.widths, path: suite.path)
    }
    seedSettings = points.map(suite.seedSetting)
    noiseSettings = suite.stream == nil ? [] : points.map { $0.seedSetting() }
    if sampling.adaptiveSampling != nil {
      for point in points
      where point.condition.codeCount != 1
        && (suite.limits.isEmpty || point.condition.codeCount == 0)
      {
        throw .cannotBeJudged(codes: point.condition.codeCount, profile: profile, path: suite.path)
      }
    }
    cells = PlanCells(
      of: suite, points,
      samples: sampling.mostSamples * (suite.stream?.framesPerScan ?? 1))
    drawsGlarePosition = !suite.sets("glare_x") && !suite.sets("glare_y")
  }

  /// The number of frames; the most that there may be where sampling adapts.
  package var count: Int { cells.frameCount }

  /// Frames of each scan; 1 without a stream, where each frame stands for itself.
  package var framesPerScan: Int { suite.stream?.framesPerScan ?? 1 }

  /// Scans of a symbology at a point; nil without a stream.
  package var scansPerPoint: Int? { suite.stream == nil ? nil : sampling.mostSamples }

  /// The limits of adaptive sampling; nil where it does not adapt, and every frame of the plan is
  /// read.
  package var adaptiveSampling: AdaptiveSampling? { sampling.adaptiveSampling }

  /// The blocks in which calls are timed; nil where nothing is.
  package var blockSampling: BlockSampling? { sampling.blockSampling }

  /// Frames of a symbology at a point, at most.
  var samples: Int { sampling.mostSamples * framesPerScan }

  /// Likewise, at least.
  var fewestSamples: Int { sampling.fewestSamples * framesPerScan }

  /// The number of the suite's points: combinations of frames, values and named conditions.
  package var pointCount: Int { points.count }

  /// The index of a symbology's frame at a point; nil where the plan lacks one of them, or the symbology does not meet the point.
  ///
  /// - Parameter sample: the frame's number among those of the symbology at the point.
  package func index(of symbology: Symbology, atPoint point: Int, sample: Int = 0) -> Int? {
    guard let cell = cells.index(of: symbology, point: point) else { return nil }
    let frames = cells.frames(of: cell..<cell + 1)
    return frames.indices.contains(frames.lowerBound + sample) && sample >= 0
      ? frames.lowerBound + sample : nil
  }

  /// True if the plan has frames of a symbology at a point.
  package func meets(_ symbology: Symbology, point: Int) -> Bool {
    cells.index(of: symbology, point: point) != nil
  }

  /// The points by the size of their frames, in the suite's order; tight frames are of one size here.
  package var pointsByFrameSize: [[Int]] {
    var sizes: [FrameLayout] = []
    var groups: [[Int]] = []
    for (index, point) in points.enumerated() {
      if let group = sizes.firstIndex(of: point.layout) {
        groups[group].append(index)
      } else {
        sizes.append(point.layout)
        groups.append([index])
      }
    }
    return groups
  }

  /// The size of a point's frames in pixels; nil where it follows from the symbol.
  package func frameSize(ofPoint point: Int) -> (width: Int, height: Int)? {
    guard case .fixed(let width, let height) = points[point].layout else { return nil }
    return (width, height)
  }

  /// Whose frame has an index: the symbology, and the point's index.
  package func place(ofFrame index: Int) -> (symbology: Symbology, point: Int) {
    cells[cells.place(ofFrame: index).cell]
  }

  /// The frame at `index`: symbology by symbology, within each point by point, and in streams scan by scan.
  package subscript(index: Int) -> FrameSpecification {
    let (symbology, point) = place(ofFrame: index)
    let sample = sample(ofFrame: index)
    let (scan, number) = sample.quotientAndRemainder(dividingBy: framesPerScan)
    // All frames of a scan have one seed.
    var frame = specification(
      frame: name(ofFrame: index), seed: seed(of: symbology, seedSettings[point], number: scan),
      symbology: symbology, point: points[point], sample: scan)
    if let stream = suite.stream, let camera = suite.camera {
      stream.film(
        &frame, scan: scan, number: number,
        noiseSeed: seed(of: symbology, noiseSettings[point], number: sample),
        parameters: points[point].stream, camera: camera)
    }
    if let still = suite.still, let camera = suite.camera {
      still.take(&frame, parameters: points[point].stream, camera: camera)
    }
    return frame
  }

  /// The frame that stands for a point in a preview, by its number among those of its symbology there: the first, or of a stream one from
  /// the middle of the first scan.
  package var shownSample: Int { framesPerScan / 2 }

  /// `suite/symbology/number`
  package func name(ofFrame index: Int) -> String {
    let symbology = place(ofFrame: index).symbology
    let digits = String(index - cells.frames(of: cells.cells(of: symbology)).lowerBound)
    let padding = String(repeating: "0", count: max(0, 6 - digits.count))
    return "\(suite.name)/\(symbology.name)/\(padding)\(digits)"
  }

  /// The index of the frame that has a name; nil where the plan has none such.
  package func index(ofFrame name: String) -> Int? {
    let parts = name.split(separator: "/")
    guard parts.count == 3, parts[0] == suite.name, let number = Int(parts[2]),
      let symbology = suite.symbologies.first(where: { $0.name == parts[1] })
    else { return nil }
    let own = cells.frames(of: cells.cells(of: symbology))
    return (0..<own.count).contains(number) ? own.lowerBound + number : nil
  }

  /// - Parameter number: among the frames, or scans, of the symbology at the point.
  private func seed(of symbology: Symbology, _ setting: String, number: Int) -> UInt64 {
    Digest.seed(
      ofFrame: "\(suite.name)/\(symbology.name)/\(setting)/\(number)", runSeed: seed)
  }

  /// A frame's number among those of its symbology at its point, from 0.
  package func sample(ofFrame index: Int) -> Int { cells.place(ofFrame: index).sample }

  private func specification(
    frame: String, seed frameSeed: UInt64, symbology: Symbology, point: SuitePoint, sample: Int
  ) -> FrameSpecification {
    if let photographs = suite.photographs {
      return photographs.specification(
        frame: frame, seed: frameSeed, symbology, point, sample: sample)
    }
    let draw = draw(of: symbology, point, sample: sample)
    let point =
      draw.flatMap { draw in
        point.cameraProfile.map { point.drawing(draw, of: $0) }
      } ?? point
    var random = FrameRandom(seed: frameSeed, purpose: .phase)
    var condition = point.condition
    let phases = (x: random.drawUnit(), y: random.drawUnit())
    let surround = PaperMargin.draw(with: &random)
    if !point.isSet.contains("phase_x_px") { condition.phaseXPixels = phases.x }
    if !point.isSet.contains("phase_y_px") { condition.phaseYPixels = phases.y }
    return FrameSpecification(
      frame: frame, seed: frameSeed, symbology: symbology, layout: point.layout, size: point.size,
      condition: condition, camera: suite.camera, distanceMillimetres: point.distanceMillimetres,
      cylinderMillimetres: point.cylinderMillimetres, pixelLengths: point.pixelLengths,
      drawsGlarePosition: drawsGlarePosition,
      surround: surround, allowsClipping: suite.allowsClipping,
      setting: FrameSetting(point: point.coordinates, namedCondition: point.namedCondition),
      draw: draw,
      payloadLength: suite.payloadLength(of: symbology, sample: sample),
      payload: suite.ownText(named: point.namedCondition)?.payload,
      contentKind: suite.contentKind(named: point.namedCondition), gradesPrint: suite.gradesPrint)
  }

  /// The number of a frame's pixels.
  ///
  /// - Throws: `PlanningError`.
  package func pixels(ofFrame index: Int) throws(PlanningError) -> Int {
    let size = try self[index].frameSize()
    return size.width * size.height
  }

  /// Indices of the frames that are read in any case: all, but of a plan whose sampling adapts or that is timed in
  /// blocks.
  package var fixedFrames: [Range<Int>] {
    let fewest = fewestSamples
    guard fewest < samples, suite.photographs == nil || blockSampling != nil else {
      return [0..<count]
    }
    return stride(from: 0, to: count, by: samples).map { $0..<$0 + fewest }
  }
}

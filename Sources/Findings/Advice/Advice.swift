import Barcodes
import Records
import Summaries

/// The consequences of a run's verdicts for a code, a camera and a distance.
package struct Advice: Sendable {
  package let basis: AdviceBasis
  package let question: AdviceQuestion
  /// In the run's order.
  package let engines: [EngineAdvice]
  /// The obstacles, of the question and then of each engine.
  package let obstacles: [AdviceObstacle]

  /// - Parameter path: of the run, for errors.
  /// - Throws: `AdviceError.noVerdictOf`, where the run says nothing of the symbology.
  package init(
    _ question: AdviceQuestion, on basis: AdviceBasis, path: String
  ) throws(AdviceError) {
    self.basis = basis
    self.question = question
    engines = basis.engines.map { engine in
      EngineAdvice(
        question, engine: engine.label,
        width: basis.safeWidth(engine, question.symbology.name))
    }
    let silent: [SafeWidth.WidthFinding] = [.notTried, .unsupported]
    guard engines.contains(where: { !silent.contains($0.width.finding) }) else {
      let known = Symbology.allCases.map(\.name).filter { name in
        basis.engines.contains { !silent.contains(basis.safeWidth($0, name).finding) }
      }
      throw .noVerdictOf(question.symbology, run: path, basis: basis.name, known: known)
    }
    obstacles = AdviceObstacle.all(question) + engines.flatMap { AdviceObstacle.all(question, $0) }
  }
}

/// The advice for one engine. Lengths in millimetres.
package struct EngineAdvice: Sendable, Equatable {
  /// The label.
  package let engine: String
  package let width: SafeWidth
  /// One for each picture asked about; empty where no width is known to do.
  package let frames: [FrameAdvice]
  /// The longer side, in pixels, that a picture has to have at the working distance; nil where no width is known to do.
  package let longerSide: Double?

  package init(_ question: AdviceQuestion, engine: String, width: SafeWidth) {
    self.engine = engine
    self.width = width
    frames =
      width.working.map { pixels in
        question.frames.map {
          FrameAdvice(question, $0, pixels: pixels, most: width.falls?.range?.upperBound)
        }
      } ?? []
    longerSide = width.working.map {
      AdviceRounding.pixels(question.longerSide(ofPixels: $0, at: question.workingDistance))
    }
  }
}

/// The advice for one engine and picture.
package struct FrameAdvice: Sendable, Equatable {
  package let frame: AdviceFrame
  /// The distance up to which modules have the width; without zoom.
  package let reach: Double
  /// With which they have it at the closest focus and at the working distance; 1 for none, nil where the code would then be
  /// larger than the picture.
  package let zoomAtClosestFocus: Double?
  package let zoom: Double?
  /// At the working distance, without zoom.
  package let smallestModule: Double
  /// Without quiet zones; nil where its modules are not known.
  package let smallestCode: Double?
  /// The pixels of the code with its quiet zones, at that width; nil likewise.
  package let pixels: Double?
  /// By how much the picture has to be made smaller at the working distance, for modules to be no wider than is read; nil where they are
  /// not.
  package let shrinking: Double?
  /// True if, at the working distance, modules have the width and the code fits, as far as that is
  /// known.
  package let suffices: Bool

  /// - Parameters:
  ///   - pixels: that a module needs.
  ///   - most: beyond which less is read; nil where more does no harm.
  package init(_ question: AdviceQuestion, _ frame: AdviceFrame, pixels: Double, most: Double?) {
    let distance = question.workingDistance
    self.frame = frame
    reach = question.reach(frame, ofPixels: pixels)
    let wanted = question.modulesWithQuietZones.map { $0 * pixels }
    let fitsPicture = (wanted ?? 0) <= question.room(frame.size)
    func zoom(at distance: Double) -> Double? {
      let fits = (question.nearestFit(frame) ?? 0) <= distance
      return fits && fitsPicture ? question.zoom(frame, toPixels: pixels, at: distance) : nil
    }
    zoomAtClosestFocus = zoom(at: question.closestFocusMillimetres)
    self.zoom = zoom(at: distance)
    smallestModule = frame.camera.millimetres(ofPixels: pixels, atDistance: distance)
    smallestCode = question.modulesWide.map { [smallestModule] in $0 * smallestModule }
    self.pixels = wanted
    let factor = most.map { question.pixelsPerModule(frame, at: distance) / $0 }
    shrinking = factor.flatMap { $0 > 1 ? $0 : nil }
    suffices = self.zoom == 1
  }
}

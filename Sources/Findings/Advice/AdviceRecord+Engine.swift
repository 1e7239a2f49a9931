import Barcodes
package import Summaries

extension AdviceRecord {
  /// The advice for one engine.
  package struct Engine: Codable, Sendable {
    package let engine, finding: String
    package let lessMayDo: Bool
    package let safePixels, shownPixels, observedPixels, failsPixels: Double?
    /// Where rates fall as modules widen: as in a verdict.
    package let falls: FallingReads?
    /// `safe`, `range` or `observed`: the width that the figures are of.
    let restsOn: String?
    package let neededLongerSidePixels: Double?
    package let frames: [EngineFrame]

    package init(_ advice: EngineAdvice) {
      let width = advice.width
      (engine, finding) = (advice.engine, width.finding.rawValue)
      (safePixels, shownPixels, lessMayDo) = (width.pixels, width.shown, width.mayLessDo)
      (observedPixels, failsPixels, falls) = (width.observed, width.failing, width.falls)
      restsOn = width.working.map { _ in
        [.safe, .range].contains(width.finding) ? width.finding.rawValue : "observed"
      }
      neededLongerSidePixels = advice.longerSide
      frames = advice.frames
    }
  }

  /// The advice for one engine and picture. Lengths in millimetres.
  package struct EngineFrame: Codable, Sendable {
    package let frame: AskedPicture
    /// The distance up to which modules have the width; without zoom.
    package let reachMillimetres: Double
    /// With which they have it at the closest focus and at the working distance; 1 for none, nil where the code would then be
    /// larger than the picture.
    package let zoomAtClosestFocus, zoom: Double?
    /// At the working distance, without zoom.
    package let smallestModuleMillimetres: Double
    /// Without quiet zones; nil where its modules are not known.
    package let smallestCodeMillimetres: Double?
    /// By how much the picture has to be made smaller at the working distance, for modules to be no wider than is read; nil where
    /// they are not.
    let shrinkBy: Double?
    /// True if, at the working distance, modules have the width and the code fits, as far as that is
    /// known.
    package let suffices: Bool

    /// - Parameters:
    ///   - pixels: that a module needs.
    ///   - most: beyond which less is read; nil where more does no harm.
    init(_ question: AdviceQuestion, _ frame: FrameSize, pixels: Double, most: Double?) {
      let distance = question.workingDistance
      self.frame = AskedPicture(frame)
      reachMillimetres = question.reach(frame, ofPixels: pixels)
      let wanted = question.modulesWithQuietZones.map { $0 * pixels }
      let fitsPicture = (wanted ?? 0) <= question.room(frame)
      func zoom(at distance: Double) -> Double? {
        let fits = (question.nearestFit(frame) ?? 0) <= distance
        return fits && fitsPicture ? question.zoom(frame, toPixels: pixels, at: distance) : nil
      }
      zoomAtClosestFocus = zoom(at: question.closestFocusMillimetres)
      self.zoom = zoom(at: distance)
      let smallestModule = question.camera(frame).millimetres(
        ofPixels: pixels, atDistance: distance)
      smallestModuleMillimetres = smallestModule
      smallestCodeMillimetres = question.modulesWide.map { $0 * smallestModule }
      let factor = most.map { question.pixelsPerModule(frame, at: distance) / $0 }
      shrinkBy = factor.flatMap { $0 > 1 ? $0 : nil }
      suffices = self.zoom == 1
    }
  }

  /// Something that cannot be, and the numbers that would help.
  package struct Obstacle: Codable, Sendable {
    package var kind: String
    package var engine: String?
    package var frame: AskedPicture?
    package var zoom, shownMillimetres, fitsFromMillimetres, neededPixels, shrinkBy: Double?

    package init(_ obstacle: AdviceObstacle) {
      switch obstacle {
      case .nearerThanFocus(_, let zoom):
        kind = "nearer_than_focus"
        self.zoom = zoom
      case .codeLargerThanPicture(let size, let shown, let nearestFit):
        kind = "code_larger_than_picture"
        frame = AskedPicture(size)
        (shownMillimetres, fitsFromMillimetres) = (shown, nearestFit)
      case .pictureTooSmall(let size, let engine, let pixels, _):
        kind = "picture_too_small"
        (frame, self.engine, neededPixels) = (AskedPicture(size), engine, pixels)
      case .widerThanRead(let size, let engine, let pixels, let shrinking):
        kind = "wider_than_read"
        (frame, self.engine, neededPixels) = (AskedPicture(size), engine, pixels)
        shrinkBy = shrinking
      case .codeWidthUnknown: kind = "code_width_unknown"
      }
    }
  }
}

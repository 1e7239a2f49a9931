import Barcodes
package import Summaries

extension AdviceRecord {
  /// The advice for one engine.
  package struct Engine: Codable, Sendable {
    package let engine, finding: String
    package let mayLessDo: Bool
    package let safe, shown, observed, failing: Double?
    /// Where rates fall as modules widen: as in a verdict.
    package let falls: FallingReads?
    /// `safe`, `range` or `observed`: the width that the figures are of.
    let restsOn: String?
    package let longerSide: Double?
    package let frames: [EngineFrame]

    package init(_ advice: EngineAdvice) {
      let width = advice.width
      (engine, finding) = (advice.engine, width.finding.rawValue)
      (safe, shown, mayLessDo) = (width.pixels, width.shown, width.mayLessDo)
      (observed, failing, falls) = (width.observed, width.failing, width.falls)
      restsOn = width.working.map { _ in
        [.safe, .range].contains(width.finding) ? width.finding.rawValue : "observed"
      }
      longerSide = advice.longerSide
      frames = advice.frames.map(EngineFrame.init)
    }

    enum CodingKeys: String, CodingKey {
      case engine, finding, frames, falls
      case safe = "safe_px"
      case shown = "shown_px"
      case mayLessDo = "less_may_do"
      case observed = "observed_px"
      case failing = "fails_px"
      case restsOn = "rests_on"
      case longerSide = "needed_longer_side_px"
    }
  }

  /// The advice for one engine and picture.
  package struct EngineFrame: Codable, Sendable {
    let frame: AskedPicture
    let reach: Double
    let zoomAtClosestFocus, zoom: Double?
    let smallestModule: Double
    let smallestCode: Double?
    let shrinking: Double?
    let suffices: Bool

    init(_ advice: FrameAdvice) {
      frame = AskedPicture(advice.frame.size)
      (reach, suffices) = (advice.reach, advice.suffices)
      (zoomAtClosestFocus, zoom) = (advice.zoomAtClosestFocus, advice.zoom)
      (smallestModule, smallestCode) = (advice.smallestModule, advice.smallestCode)
      shrinking = advice.shrinking
    }

    enum CodingKeys: String, CodingKey {
      case frame, suffices
      case shrinking = "shrink_by"
      case reach = "reach_mm"
      case zoomAtClosestFocus = "zoom_at_closest_focus"
      case zoom = "zoom"
      case smallestModule = "smallest_module_mm"
      case smallestCode = "smallest_code_mm"
    }
  }

  /// Something that cannot be, and the numbers that would help.
  package struct Obstacle: Codable, Sendable {
    package var kind: String
    package var engine: String?
    package var frame: AskedPicture?
    package var zoom, shown, fitsFrom, pixels, shrinking: Double?

    package init(_ obstacle: AdviceObstacle) {
      switch obstacle {
      case .nearerThanFocus(_, let zoom):
        kind = "nearer_than_focus"
        self.zoom = zoom
      case .codeLargerThanPicture(let size, let shown, let nearestFit):
        kind = "code_larger_than_picture"
        (frame, self.shown, fitsFrom) = (AskedPicture(size), shown, nearestFit)
      case .pictureTooSmall(let size, let engine, let pixels, _):
        kind = "picture_too_small"
        (frame, self.engine, self.pixels) = (AskedPicture(size), engine, pixels)
      case .widerThanRead(let size, let engine, let pixels, let shrinking):
        kind = "wider_than_read"
        (frame, self.engine, self.pixels) = (AskedPicture(size), engine, pixels)
        self.shrinking = shrinking
      case .codeWidthUnknown: kind = "code_width_unknown"
      }
    }

    enum CodingKeys: String, CodingKey {
      case kind, engine, frame, zoom
      case shrinking = "shrink_by"
      case shown = "shown_mm"
      case fitsFrom = "fits_from_mm"
      case pixels = "needed_px"
    }
  }
}

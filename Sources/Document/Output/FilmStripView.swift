import Barcodes

/// The data of strip.mustache.
struct FilmStripView {
  /// A picture, with `x,y` of each corner of its outlines.
  typealias ShotView = (shot: FilmStripFigure.Shot, image: String, outlines: [String])

  private static let step = 12

  var caption: String
  var note: String
  var label: String
  var width: Int
  /// x is the left edge of the frame's box, in units of the drawing.
  var frames: [(kind: String, x: Int, title: String)]
  var shots: [ShotView]

  init(_ strip: FilmStripFigure, budget: inout PictureBudget) {
    caption = strip.caption
    note = HTMLText.unbroken(strip.note)
    label = strip.line
    width = max(1, strip.frames.count) * Self.step
    frames = strip.frames.enumerated().map {
      (kind: $1.mark.rawValue, x: $0 * Self.step, title: $1.title)
    }
    shots = strip.shots.compactMap { shot in
      budget.shot(of: shot.frame).map { image in
        (shot, image, shot.outlines.map(Self.points(of:)))
      }
    }
  }

  private static func points(of quad: Quad) -> String {
    quad.corners.map { "\(text($0.x)),\(text($0.y))" }.joined(separator: " ")
  }

  private static func text(_ coordinate: Double) -> String {
    "\((coordinate * 10).rounded() / 10)"
  }
}

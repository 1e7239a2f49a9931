import Barcodes

/// The data of strip.mustache.
struct FilmStripView {
  struct StripFrameView {
    var kind: String
    /// The left edge of the frame's box, in units of the drawing.
    var x: Int
    var title: String
  }

  struct ShotView {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var image: String
    var label: String
    var outlines: [OutlineView]
  }

  struct OutlineView {
    /// `x,y` of each corner.
    var points: String
  }

  struct KeyView {
    var kind: String
    var words: String

    static let all = [FilmStripFigure.Mark.read, .dropped, .right, .wrong].map {
      KeyView(kind: $0.rawValue, words: $0.words)
    }
  }

  private static let step = 12

  var caption: String
  var note: String
  var label: String
  var width: Int
  var frames: [StripFrameView]
  var shots: [ShotView]

  init(_ strip: FilmStripFigure, budget: inout PictureBudget) {
    caption = strip.caption
    note = HTMLText.unbroken(strip.note)
    label = strip.line
    width = max(1, strip.frames.count) * Self.step
    frames = strip.frames.enumerated().map {
      StripFrameView(kind: $1.mark.rawValue, x: $0 * Self.step, title: $1.title)
    }
    shots = strip.shots.compactMap { shot in
      budget.shot(of: shot.frame).map { image in
        ShotView(
          x: shot.part.x, y: shot.part.y, width: shot.part.width, height: shot.part.height,
          image: image, label: shot.caption,
          outlines: shot.outlines.map(OutlineView.init))
      }
    }
  }
}

extension FilmStripView.OutlineView {
  fileprivate init(_ quad: Quad) {
    points = quad.corners.map { "\(Self.text($0.x)),\(Self.text($0.y))" }.joined(separator: " ")
  }

  private static func text(_ coordinate: Double) -> String {
    "\((coordinate * 10).rounded() / 10)"
  }
}

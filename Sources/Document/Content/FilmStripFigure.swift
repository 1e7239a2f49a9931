package import Barcodes

/// A scan, frame by frame, in words and shapes.
package struct FilmStripFigure {
  /// The fate of a frame, as it is drawn.
  package enum Mark: String {
    case read, dropped, waiting, right, wrong

    package var glyph: String {
      switch self {
      case .read: "▮"
      case .dropped: "▯"
      case .waiting: "…"
      case .right: "✓"
      case .wrong: "✗"
      }
    }

    package var words: String {
      switch self {
      case .read: "read"
      case .dropped: "dropped"
      case .waiting: "waited"
      case .right: "right content accepted"
      case .wrong: "wrong content accepted"
      }
    }
  }

  /// A part of a frame, with what was read in it.
  package typealias Shot = (
    frame: String, part: PixelRectangle, outlines: [Quad], caption: String
  )

  package var caption: String
  package var note: String
  package var frames: [(mark: Mark, title: String)]
  package var shots: [Shot]

  /// The strip as text: a sign for each frame.
  package var line: String { "\(caption) (\(note)): " + frames.map(\.mark.glyph).joined() }

  package init(caption: String, note: String, frames: [(mark: Mark, title: String)], shots: [Shot])
  {
    self.caption = caption
    self.note = note
    self.frames = frames
    self.shots = shots
  }
}

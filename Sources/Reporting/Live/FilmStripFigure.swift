import Barcodes
import Records
import Summaries

/// A scan, frame by frame, in words and shapes.
struct FilmStripFigure {
  /// The fate of a frame, as it is drawn.
  enum Mark: String {
    case read, dropped, waiting, right, wrong

    var glyph: String {
      switch self {
      case .read: "▮"
      case .dropped: "▯"
      case .waiting: "…"
      case .right: "✓"
      case .wrong: "✗"
      }
    }

    var words: String {
      switch self {
      case .read: "read"
      case .dropped: "dropped"
      case .waiting: "waited"
      case .right: "right content accepted"
      case .wrong: "wrong content accepted"
      }
    }
  }

  struct Frame {
    var mark: Mark
    var title: String
  }

  struct Shot {
    var frame: String
    var part: PixelRectangle
    var outlines: [Quad]
    var caption: String
  }

  var caption: String
  var note: String
  var frames: [Frame]
  var shots: [Shot]

  /// The strip as text: a sign for each frame.
  var line: String { "\(caption) (\(note)): " + frames.map(\.mark.glyph).joined() }

  private static let mostShots = 4

  init(_ strip: FilmStripRecord) {
    let scene = Wording.setting(
      strip.point.filter { !LatencySize.axes.contains($0.key) }, named: strip.namedCondition)
    let size = strip.point.filter { LatencySize.axes.contains($0.key) }
    caption =
      "\(strip.engine)\(scene.isEmpty ? "" : ", \(scene.joined(separator: ", "))"), \(strip.symbology)"
    note =
      [
        LiveWords.setting(size, mask: strip.mask, view: strip.view), strip.dropping,
        strip.acceptance,
        strip.acceptedSeconds.map { "accepted after \(LiveWords.seconds($0))" }
          ?? "never accepted",
      ].joined(separator: ", ")
    let frames = strip.frames.enumerated().map { number, frame in
      let mark = Mark(frame)
      let answered = frame.answeredSeconds.map { ", answered at \(LiveWords.seconds($0))" } ?? ""
      return Frame(
        mark: mark,
        title: "frame \(number), \(LiveWords.seconds(frame.atSeconds)): \(mark.words)\(answered)")
    }
    self.frames = frames
    shots = Self.spread(strip.shots).map { shot in
      let found = shot.decodes.map { "\($0.symbology?.name ?? "another format"): \($0.text)" }
      let place = frames.indices.contains(shot.place) ? frames[shot.place].title : ""
      return Shot(
        frame: shot.frame, part: shot.part,
        outlines: shot.decodes.compactMap(\.corners),
        caption: VisibleText.of(
          "\(place); \(found.isEmpty ? "nothing found" : found.joined(separator: " · "))"))
    }
  }

  private static func spread(_ shots: [FilmShotRecord]) -> [FilmShotRecord] {
    guard shots.count > mostShots else { return shots }
    return (0..<mostShots).map { shots[$0 * (shots.count - 1) / (mostShots - 1)] }
  }
}

extension FilmStripFigure.Mark {
  init(_ frame: FilmFrameRecord) {
    switch (frame.fate, frame.announced) {
    case (_, .right): self = .right
    case (_, .wrong): self = .wrong
    case (.read, nil): self = .read
    case (.dropped, nil): self = .dropped
    case (.waiting, nil): self = .waiting
    }
  }
}

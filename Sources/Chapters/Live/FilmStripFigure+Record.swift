import Barcodes
package import Document
import Records
package import Summaries

extension FilmStripFigure {
  private static let mostShots = 4

  package init(_ strip: FilmStripRecord) {
    let scene = Wording.setting(
      strip.point.filter { !LatencySize.axes.contains($0.key) }, named: strip.namedCondition)
    let size = strip.point.filter { LatencySize.axes.contains($0.key) }
    let caption =
      "\(strip.engine)\(scene.isEmpty ? "" : ", \(scene.joined(separator: ", "))"), \(strip.symbology)"
    let note =
      [
        Wording.setting(size, mask: strip.mask, view: strip.view), strip.dropping,
        strip.acceptance,
        strip.acceptedSeconds.map { "accepted after \(Wording.seconds($0))" }
          ?? "never accepted",
      ].joined(separator: ", ")
    let frames = strip.frames.enumerated().map { number, frame in
      let mark = Mark(frame)
      let answered = frame.answeredSeconds.map { ", answered at \(Wording.seconds($0))" } ?? ""
      return (
        mark: mark,
        title: "frame \(number), \(Wording.seconds(frame.atSeconds)): \(mark.words)\(answered)"
      )
    }
    let shots = strip.shots.spread(Self.mostShots).map { shot in
      let found = shot.decodes.map { "\($0.symbology?.name ?? "another format"): \($0.text)" }
      let place = frames.indices.contains(shot.place) ? frames[shot.place].title : ""
      return (
        frame: shot.frame, part: shot.part,
        outlines: shot.decodes.compactMap(\.corners),
        caption: VisibleText.of(
          "\(place); \(found.isEmpty ? "nothing found" : found.joined(separator: " · "))")
      )
    }
    self.init(caption: caption, note: note, frames: frames, shots: shots)
  }
}

extension FilmStripFigure.Mark {
  package init(_ frame: FilmFrameRecord) {
    switch (frame.fate, frame.announced) {
    case (_, .right): self = .right
    case (_, .wrong): self = .wrong
    case (.read, nil): self = .read
    case (.dropped, nil): self = .dropped
    case (.waiting, nil): self = .waiting
    }
  }
}

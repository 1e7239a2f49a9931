package import Records
package import Summaries

extension Wording {
  package static func seconds(_ seconds: Double) -> String { "\(significant(seconds)) s" }

  /// Returns for example `1280 × 720, mask own, view finder`, as far as the suite varies them.
  package static func setting(_ size: [String: Double], mask: MaskName, view: String?) -> String {
    let sides = ["frame_width_px", "frame_height_px"].compactMap { size[$0].map(plain) }
    return
      ([sides.joined(separator: " × ")].filter { !$0.isEmpty } + question(mask: mask, view: view))
      .joined(separator: ", ")
  }
}

extension TimeQuantileRecord {
  /// `0.42 s`, or a note that too few scans were done.
  package var words: String { value.map(Wording.seconds) ?? "not reached" }

  /// `0.31 s to 0.55 s`; an unknown end is open.
  package var bounds: String {
    let ends = [lower, upper].map { $0.map(Wording.seconds) ?? "open" }
    return ends.joined(separator: " to ")
  }
}

extension AcceptCount {
  /// The accepts per thousand scans: `3.1`, or `none`.
  var words: String { accepts == 0 ? "none" : Wording.significant(perThousand) }

  var bound: String {
    (accepts == 0 ? "" : "\(Wording.count(accepts)) in \(Wording.count(scans, "scan")); ")
      + "at most \(Wording.significant(mostPerThousand))"
  }
}

extension LiveCell {
  /// The part of the point that is not a frame size.
  package var scene: [String: Double] {
    self.point.filter { LatencySize.axes.contains($0.key) == false }
  }

  package var size: [String: Double] { self.point.filter { LatencySize.axes.contains($0.key) } }

  /// For example `garage, module 0.5 mm`; empty if the suite has only one scene.
  var sceneWords: String {
    Wording.setting(scene, named: self.namedCondition).joined(separator: ", ")
  }

  var settingWords: String { Wording.setting(size, mask: self.mask, view: self.view) }
}

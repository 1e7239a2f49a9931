package import Records
package import Summaries

package enum LiveWords {
  package static func seconds(_ seconds: Double) -> String { "\(Wording.significant(seconds)) s" }

  /// Returns `0.42 s`, or a note that too few scans were done.
  package static func quantile(_ quantile: TimeQuantileRecord) -> String {
    quantile.value.map(seconds) ?? "not reached"
  }

  /// Returns `0.31 s to 0.55 s`; an unknown end is open.
  package static func interval(_ quantile: TimeQuantileRecord) -> String {
    let lower = quantile.lower.map(seconds) ?? "open"
    let upper = quantile.upper.map(seconds) ?? "open"
    return "\(lower) to \(upper)"
  }

  /// Returns for example `1280 × 720, mask own, view finder`, as far as the suite varies them.
  package static func setting(_ size: [String: Double], mask: MaskName, view: String?) -> String {
    let sides = ["frame_width_px", "frame_height_px"].compactMap { size[$0].map(Wording.plain) }
    return
      ([sides.joined(separator: " × ")].filter { !$0.isEmpty }
      + Wording.question(mask: mask, view: view))
      .joined(separator: ", ")
  }

  /// Returns the accepts per thousand scans: `3.1`, or `none`.
  static func perThousand(_ count: AcceptCount) -> String {
    count.accepts == 0 ? "none" : Wording.significant(count.perThousand)
  }

  static func bound(_ count: AcceptCount) -> String {
    (count.accepts == 0
      ? "" : "\(Wording.count(count.accepts)) in \(Wording.count(count.scans, "scan")); ")
      + "at most \(Wording.significant(count.mostPerThousand))"
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

  var settingWords: String { LiveWords.setting(size, mask: self.mask, view: self.view) }
}

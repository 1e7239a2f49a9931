import Analysis
import Records

/// How what streams say is worded.
enum LiveWords {
  /// `0.42 s`
  static func seconds(_ seconds: Double) -> String { "\(Wording.significant(seconds)) s" }

  /// `0.42 s`, or that so many were never done.
  static func quantile(_ quantile: TimeQuantileRecord) -> String {
    quantile.value.map(seconds) ?? "not reached"
  }

  /// `0.31 s to 0.55 s`; an end that is not known is open.
  static func interval(_ quantile: TimeQuantileRecord) -> String {
    let lower = quantile.lower.map(seconds) ?? "open"
    let upper = quantile.upper.map(seconds) ?? "open"
    return "\(lower) to \(upper)"
  }

  /// `1280 × 720, mask own, view finder`: what an application sets, where the suite has several.
  static func setting(_ size: [String: Double], mask: String, view: String?) -> String {
    let sides = ["frame_width_px", "frame_height_px"].compactMap { size[$0].map(Wording.plain) }
    return
      ([sides.joined(separator: " × ")].filter { !$0.isEmpty }
      + Wording.question(mask: mask, view: view))
      .joined(separator: ", ")
  }

  /// `3.1 per thousand scans, at most 12`
  static func perThousand(_ count: AcceptCount) -> String {
    count.accepts == 0 ? "none" : Wording.significant(count.perThousand)
  }

  static func bound(_ count: AcceptCount) -> String {
    "\(Wording.count(count.accepts)) in \(Wording.count(count.scans, "scan")); at most \(Wording.significant(count.mostPerThousand))"
  }
}

extension LiveCell {
  /// The part of a point that is no size of frames.
  var scene: [String: Double] { point.filter { LatencySize.axes.contains($0.key) == false } }

  var size: [String: Double] { point.filter { LatencySize.axes.contains($0.key) } }

  /// `garage, module 0.5 mm`; empty where the suite has but one scene.
  var sceneWords: String { Wording.setting(scene, named: namedCondition).joined(separator: ", ") }

  /// What an application sets.
  var settingWords: String { LiveWords.setting(size, mask: mask, view: view) }
}

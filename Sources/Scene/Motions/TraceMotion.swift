/// A motion that was recorded: a file says where the code lies before the camera, and how it is turned.
package struct TraceMotion: CodeMotion {
  /// Nil in the copy of a suite in a corpus, whose frames need no trace any more.
  package var trace: MotionTrace?
  /// Where in the trace, in its own time, every scan begins; nil where each scan begins at a moment of its own, drawn so that the trace
  /// lasts as long as the scan.
  var startSeconds: Double?

  package var words: String { "a recorded motion\(trace.map { ", \($0.name)" } ?? "")" }

  package var isWholePose: Bool { true }

  package func pose(at seconds: Double, in setting: ScanSetting) -> CodePose {
    guard let trace else { return CodePose(place: SpacePoint(x: 0, y: 0, z: 1)) }
    let span = trace.span
    let room = max(0, span.upperBound - span.lowerBound - setting.seconds)
    let start = startSeconds ?? span.lowerBound + setting.chance * room
    return trace.pose(at: start + seconds)
  }

  package func farthest(in setting: ScanSetting) -> Double { trace?.farthest ?? 1 }
}

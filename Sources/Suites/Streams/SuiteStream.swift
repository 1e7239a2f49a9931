package import Scene

/// Frames in time: a suite's camera films the code while a person scans it.
///
/// The exposure of frame n, counted from 0, ends (n + 1) frame periods after the stream's start. Frames are worked out from the
/// scan's seed and their number alone, so that each can be rendered without those before it.
package struct SuiteStream: Sendable {
  /// The most frames of one scan.
  static let mostFrames = 10_000
  /// The time that a sensor takes to be read out, at most a frame period: phones' 720 and 1080
  /// lines at 30 frames a second took 27 to 33 ms in published measurements (JzHuai0108/kalibr,
  /// doc/rolling-shutter-table.md, and the papers that it names).
  static let usualReadOutSeconds = 0.03

  package var framesPerSecond: Double
  /// The duration of a scan if nothing ends it.
  package var seconds: Double
  /// True if all codes are wanted, one after the other; else a scan is over with the first right
  /// one.
  package var wantsAll: Bool
  package var motion: any CodeMotion
  /// Nil where the camera stands still.
  package var shake: HandShake?
  package var exposure: ExposureControl
  package var focus: Autofocus
  package var spread: ScanSpread
  /// From the end of the exposure until a frame is handed over.
  var readOutSeconds: Double

  package var framesPerScan: Int { Self.frames(seconds: seconds, perSecond: framesPerSecond) }

  static func frames(seconds: Double, perSecond: Double) -> Int {
    Int((seconds * perSecond + 1e-9).rounded(.down))
  }

  /// When a frame's exposure ends, in seconds from the stream's start.
  package func exposureEnd(ofFrame number: Int) -> Double { Double(number + 1) / framesPerSecond }

  /// When a frame has been read out and is handed over, in nanoseconds from the stream's start.
  package func handedOverNanoseconds(ofFrame number: Int) -> Int64 {
    Int64(((exposureEnd(ofFrame: number) + readOutSeconds) * 1e9).rounded())
  }

  /// `a code held still, 30 frames a second for 3 s`
  var words: String {
    "\(motion.words), \(framesPerSecond.shortestText) frames a second for \(seconds.shortestText) s"
  }
}

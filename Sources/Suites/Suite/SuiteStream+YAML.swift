import Barcodes
import Scene
import SourcedYAML

extension SourcedMapping {
  /// The key `stream`.
  ///
  /// - Parameters:
  ///   - suite: the suite's path, from whose folder on a trace is looked for.
  ///   - readsTraces: whether it needs its trace; a corpus that is built does not.
  func stream(ofSuite suite: String, readsTraces: Bool) throws(SourcedError) -> SuiteStream? {
    guard let node = optional("stream") else { return nil }
    let stream = try SourcedMapping(
      node, what: "a stream",
      keys: [
        "frames_per_second", "seconds", "wants", "motion", "shake", "exposure", "focus", "spread",
        "read_out_s",
      ])
    let rate = try stream.requiredNumber("frames_per_second", within: 1...1000)
    let lasts = try stream.required("seconds")
    let seconds = try lasts.number(within: 0.01...3600, of: "seconds")
    let count = SuiteStream.frames(seconds: seconds, perSecond: rate)
    guard (1...SuiteStream.mostFrames).contains(count) else {
      throw lasts.error(
        "a scan has \(count) frames, but must have 1 to \(SuiteStream.mostFrames); change seconds or frames_per_second"
      )
    }
    let motion = try stream.motion(ofSuite: suite, seconds: seconds, readsTraces: readsTraces)
    return SuiteStream(
      framesPerSecond: rate, seconds: seconds, wantsAll: try stream.wantsAll(), motion: motion,
      shake: try stream.shake(isUsual: !motion.isWholePose),
      exposure: try stream.exposure(atMost: 1 / rate, usually: 1 / rate), focus: try stream.focus(),
      spread: try stream.spread(of: motion),
      readOutSeconds: try stream.number("read_out_s", within: 0...1)
        ?? min(SuiteStream.usualReadOutSeconds, 1 / rate))
  }

  private func wantsAll() throws(SourcedError) -> Bool {
    guard let node = optional("wants") else { return false }
    switch try node.text() {
    case "one": return false
    case "all": return true
    default: throw node.error("a person wants 'one' code, or 'all' of them")
    }
  }

  /// - Parameter isUsual: whether a hand is there without being named; a recorded motion has its own.
  private func shake(isUsual: Bool) throws(SourcedError) -> HandShake? {
    guard let node = optional("shake") else { return isUsual ? .usual : nil }
    if try node.isText("none") { return nil }
    let mapping = try SourcedMapping(node, what: "a shake", keys: ["deviation_deg", "rate_deg_s"])
    var shake = HandShake.usual
    shake.deviationDegrees =
      try mapping.number("deviation_deg", within: HandShake.deviations) ?? shake.deviationDegrees
    shake.degreesPerSecond =
      try mapping.number("rate_deg_s", within: HandShake.rates) ?? shake.degreesPerSecond
    guard HandShake.corners.contains(shake.unlimitedCorner) else {
      let limits = HandShake.corners
      throw node.error(
        "rate_deg_s / (2π · deviation_deg) is \(shake.unlimitedCorner.roundedText) Hz, but must lie in "
          + "\(limits.lowerBound) … \(limits.upperBound); a hand that turns farther turns faster")
    }
    return shake
  }

  /// The key `exposure`.
  ///
  /// - Parameters:
  ///   - most: the longest that may be said, in seconds.
  ///   - usual: the longest where none is said.
  func exposure(atMost most: Double, usually usual: Double) throws(SourcedError) -> ExposureControl
  {
    var control = ExposureControl.usual(longest: usual)
    guard let node = optional("exposure") else { return control }
    let mapping = try SourcedMapping(
      node, what: "an exposure",
      keys: ["base_iso", "highest_iso", "shortest_s", "longest_s", "target"])
    control.baseISO = try mapping.number("base_iso", within: 1...100_000) ?? control.baseISO
    control.highestISO =
      try mapping.number("highest_iso", within: 1...10_000_000) ?? control.highestISO
    control.shortest =
      try mapping.number("shortest_s", within: 0.000_001...most) ?? control.shortest
    control.longest = try mapping.number("longest_s", within: 0.000_001...most) ?? control.longest
    control.target = try mapping.number("target", within: 0.01...10) ?? control.target
    guard control.highestISO >= control.baseISO else {
      throw node.error("highest_iso is at least base_iso, \(control.baseISO)")
    }
    guard control.longest >= control.shortest else {
      throw node.error("longest_s is at least shortest_s, \(control.shortest)")
    }
    return control
  }

  private func focus() throws(SourcedError) -> Autofocus {
    var focus = Autofocus.usual
    guard let node = optional("focus") else { return focus }
    let mapping = try SourcedMapping(
      node, what: "a focus",
      keys: ["start_mm", "delay_s", "lag_s", "closest_mm", "hunt_hz", "hunting_share"])
    focus.start = try mapping.number("start_mm", within: WorldLength.distance.range) ?? focus.start
    focus.delay = try mapping.number("delay_s", within: 0...3600) ?? focus.delay
    focus.lag = try mapping.number("lag_s", within: 0.001...3600) ?? focus.lag
    focus.closest =
      try mapping.number("closest_mm", within: WorldLength.distance.range) ?? focus.closest
    focus.huntHertz = try mapping.number("hunt_hz", within: 0...50) ?? focus.huntHertz
    focus.huntingShare = try mapping.number("hunting_share", within: 0...1) ?? focus.huntingShare
    if let share = mapping.optional("hunting_share"), focus.huntHertz == 0 {
      throw share.error("hunting_share needs hunt_hz, how often a second the focus swings")
    }
    return focus
  }

  private func spread(of motion: any CodeMotion) throws(SourcedError) -> ScanSpread {
    var spread = ScanSpread.none
    guard let node = optional("spread") else { return spread }
    guard !motion.isWholePose else {
      throw node.error("a trace says where the code lies; leave out the spread")
    }
    let mapping = try SourcedMapping(
      node, what: "a spread", keys: ["distance", "x", "y", "yaw_deg", "pitch_deg", "roll_deg"])
    spread.distance = try mapping.number("distance", within: 0...0.9) ?? 0
    spread.shift.x = try mapping.number("x", within: 0...2) ?? 0
    spread.shift.y = try mapping.number("y", within: 0...2) ?? 0
    spread.turn.yaw = try mapping.number("yaw_deg", within: 0...60) ?? 0
    spread.turn.pitch = try mapping.number("pitch_deg", within: 0...60) ?? 0
    spread.turn.roll = try mapping.number("roll_deg", within: 0...180) ?? 0
    return spread
  }
}

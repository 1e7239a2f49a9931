import Barcodes
package import SourcedYAML

extension SourcedMapping {
  /// The key `motion` of a stream.
  package func motion(
    ofSuite suite: String, seconds: Double, readsTraces: Bool
  ) throws(SourcedError) -> any CodeMotion {
    let node = try required("motion")
    let pairs = try node.pairs()
    guard pairs.count == 1 else {
      throw node.error("a motion is one of hold, approach, pass, visit and trace: {hold: {}}")
    }
    let (key, value) = pairs[0]
    switch try key.text() {
    case "hold":
      let motion = try SourcedMapping(value, what: "a hold", keys: ["aim"])
      return HoldMotion(aim: try motion.picturePoint("aim"))
    case "approach": return try SourcedMapping.approach(value)
    case "pass": return try SourcedMapping.pass(value, seconds: seconds)
    case "visit": return try SourcedMapping.visit(value)
    case "trace": return try value.trace(ofSuite: suite, isRead: readsTraces)
    case let name:
      throw key.unknown(name, among: ["hold", "approach", "pass", "visit", "trace"], as: "motion")
    }
  }

  private static func approach(_ node: SourcedNode) throws(SourcedError) -> ApproachMotion {
    let motion = try SourcedMapping(
      node, what: "an approach", keys: ["from_mm", "from", "aim", "after_s", "lasts_s"])
    return ApproachMotion(
      fromMillimetres: try motion.requiredNumber("from_mm", within: WorldLength.distance.range),
      from: try motion.picturePoint("from"), aim: try motion.picturePoint("aim"),
      afterSeconds: try motion.number("after_s", within: 0...3600) ?? 0,
      lastsSeconds: try motion.requiredNumber("lasts_s", within: 0.01...3600))
  }

  private static func pass(
    _ node: SourcedNode, seconds: Double
  ) throws(SourcedError) -> PassMotion {
    let motion = try SourcedMapping(node, what: "a pass", keys: ["aim", "at_s", "angle_deg"])
    return PassMotion(
      aim: try motion.picturePoint("aim"),
      atSeconds: try motion.number("at_s", within: 0...3600) ?? seconds / 2,
      angleDegrees: try motion.number("angle_deg", within: -360...360)
        ?? 0)
  }

  private static func visit(_ node: SourcedNode) throws(SourcedError) -> VisitMotion {
    let motion = try SourcedMapping(
      node, what: "a visit", keys: ["aim", "dwell_s", "move_s", "gap_mm"])
    return VisitMotion(
      aim: try motion.picturePoint("aim"),
      dwellSeconds: try motion.requiredNumber("dwell_s", within: 0...3600),
      moveSeconds: try motion.requiredNumber("move_s", within: 0.01...3600),
      labelGapMillimetres: try motion.number("gap_mm", within: 0...10_000))
  }

  /// The middle where the key is missing.
  private func picturePoint(_ key: String) throws(SourcedError) -> Point {
    guard let node = optional(key) else { return .middleOfPicture }
    let elements = try node.elements()
    guard elements.count == 2 else {
      throw node.error(
        "\(key) is a point of the picture, as shares of its width and height: [0.5, 0.3]")
    }
    return Point(
      x: try elements[0].number(within: -2...3, of: key),
      y: try elements[1].number(within: -2...3, of: key))
  }
}

extension SourcedNode {
  /// A trace: its file alone, or with how it is read.
  ///
  /// - Parameter isRead: whether the file is needed.
  fileprivate func trace(ofSuite suite: String, isRead: Bool) throws(SourcedError) -> TraceMotion {
    let motion =
      isMapping
      ? try SourcedMapping(self, what: "a trace", keys: ["file", "interpolation", "start_s"]) : nil
    let file = try motion?.required("file") ?? self
    var interpolation = MotionTrace.Interpolation.linear
    if let node = motion?.optional("interpolation") {
      guard let known = MotionTrace.Interpolation(rawValue: try node.text()) else {
        throw node.error("what lies between two lines of a trace is 'linear' or 'cubic'")
      }
      interpolation = known
    }
    let start = motion?.optional("start_s")
    let seconds = try start?.number(within: -1e6...1e6, of: "start_s")
    guard isRead else { return TraceMotion(trace: nil, startSeconds: seconds) }
    guard let place = try file.placeOfFile(ofSuite: suite, what: "trace") else {
      throw file.error(
        "there is no trace \(VisibleText.quoted(try file.text())) beside the suite or in the working directory; "
          + "it is a CSV file with the columns \(MotionTrace.columns.joined(separator: ","))")
    }
    let trace = try MotionTrace(
      csv: SourcedNode.bytes(ofFile: place), path: place, interpolation: interpolation)
    if let start, let seconds, !trace.span.contains(seconds) {
      throw start.error(
        "start_s is \(seconds), but the trace lasts from \(trace.span.lowerBound) to \(trace.span.upperBound)"
      )
    }
    return TraceMotion(trace: trace, startSeconds: seconds)
  }
}

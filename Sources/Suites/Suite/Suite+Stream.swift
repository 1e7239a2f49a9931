import Barcodes
import LiveScanner
package import Records
import Scene
import SourcedYAML

extension SourcedMapping {
  /// Checks that a suite with a stream has all that it needs and nothing that does not go with one,
  /// and that a suite without has nothing that needs a stream.
  ///
  /// - Parameter place: where to complain of what no key of its own says.
  func checkStream(_ suite: Suite, place: SourcedNode) throws(SourcedError) {
    guard let stream = suite.stream, let node = optional("stream") else {
      if let scanner = optional("scanner") { throw scanner.error("a scanner needs a stream") }
      guard suite.still == nil else { return }
      if let lens = suite.camera?.lens, let camera = optional("camera"),
        let key = lens.aperture != nil ? "f_number" : lens.pixels != nil ? "sensor_px" : nil
      {
        throw camera.error(
          "\(key) is of streams and stills, whose light or focus follows it; leave it out")
      }
      guard let parameter = StreamParameter.allCases.first(where: { suite.sets($0.rawValue) })
      else { return }
      throw place.error(
        "\(parameter.rawValue) is of streams and stills; add 'stream' or 'still', or leave it out")
    }
    guard let camera = suite.camera, camera.lens != nil else {
      throw (optional("camera") ?? node).error(
        "a stream needs a camera with a lens: camera: {focal_mm: 4.25, sensor_width_mm: 5.66, f_number: 1.8}"
      )
    }
    guard !suite.namedConditions.contains(where: { $0.cameraProfile != nil }) else {
      throw place.error(
        "a stream's blur, noise and light are its own; leave out the camera of photographs")
    }
    try checkWhatFollows(from: stream, suite, place: place)
    try checkMotion(of: stream, suite, node: node, place: place)
    try checkReading(suite)
  }

  /// Conditions that follow from where the code is, and from the light.
  private func checkWhatFollows(
    from stream: SuiteStream, _ suite: Suite, place: SourcedNode
  ) throws(SourcedError) {
    var names = [
      "brightness": "light_lux and the exposure", "defocus_radius_modules": "the focus",
      "defocus_radius_px": "the focus", "motion_length_modules": "motion and exposure",
      "motion_length_px": "motion and exposure", "motion_angle_deg": "the motion",
      "position_x": "the motion's aim", "position_y": "the motion's aim",
      "phase_x_px": "the motion", "phase_y_px": "the motion",
    ]
    if stream.motion.isWholePose {
      for name in ["distance_mm", "rotation_deg", "yaw_deg", "pitch_deg"] {
        names[name] = "the trace"
      }
    }
    try refuse(names, in: "a stream", suite, place: place)
  }

  /// Refuses conditions that a suite sets although they follow from others.
  ///
  /// - Parameter causes: what they follow from, by their names.
  func refuse(
    _ causes: [String: String], in setting: String, _ suite: Suite, place: SourcedNode
  ) throws(SourcedError) {
    for (name, cause) in causes.sorted(by: { $0.key < $1.key }) where suite.sets(name) {
      throw (optional(name) ?? place).error(
        "in \(setting), \(name) follows from \(cause); leave it out")
    }
  }

  private func checkMotion(
    of stream: SuiteStream, _ suite: Suite, node: SourcedNode, place: SourcedNode
  ) throws(SourcedError) {
    let speed = StreamParameter.speed
    if stream.motion.needsSpeed {
      guard suite.everywhereSets({ $0.name == speed.rawValue }) else {
        throw node.error("a pass needs speed_mm_s, for every frame: conditions: {speed_mm_s: 300}")
      }
    } else if suite.sets(speed.rawValue) {
      throw place.error("speed_mm_s is of the motion 'pass'; leave it out")
    }
    guard let visit = stream.motion as? VisitMotion else { return }
    if suite.sets("cylinder_wrap_deg") {
      throw place.error("codes that are visited lie on a flat sheet; leave out cylinder_wrap_deg")
    }
    for count in suite.points.map(\.condition.codeCount) {
      guard count > 0 else { throw place.error("a visit needs codes; leave out code_count 0") }
      let needed = VisitMotion.seconds(
        codes: count, dwell: visit.dwellSeconds, move: visit.moveSeconds)
      guard needed <= stream.seconds + 1e-9 else {
        throw node.error(
          "\(count) codes are visited in \(needed.roundedText) s, but the stream lasts "
            + "\(stream.seconds.roundedText) s; change seconds, dwell_s, move_s or code_count"
        )
      }
    }
  }

  /// Refuses ways to sample and read frames that do not go with a stream.
  private func checkReading(_ suite: Suite) throws(SourcedError) {
    for (_, value) in try required("profiles").pairs() {
      for (key, _) in try value.pairs() {
        let name = try key.text()
        guard name == "target" || name == "blocks" else { continue }
        throw key.error("a stream is read scan by scan; give 'samples', the scans, not '\(name)'")
      }
    }
    let refused = [
      "repeats": "each frame of a stream is read once; leave out repeats",
      "warmup": "each frame of a stream is read once; leave out warmup",
      "allow_clipping": "codes may leave the picture of a stream anyway; leave out allow_clipping",
      "print_grade":
        "all frames of a scan show one sheet, and are not graded; leave out print_grade",
    ]
    for key in ["repeats", "warmup", "allow_clipping", "print_grade"] {
      if let node = optional(key), let reason = refused[key] { throw node.error(reason) }
    }
    if suite.views.contains(where: \.tellsOrientation), let views = optional("views") {
      throw views.error(
        "a hand turns the camera by parts of a degree, which no orientation tells; leave it out")
    }
  }
}

extension Suite {
  /// The streams and who scans them, for a run's record; nil without any.
  package func streamRecord(profile: String) -> StreamRecord? {
    guard let stream, let sampling = profiles[profile] else { return nil }
    let scanner = scanner ?? SuiteScanner()
    return StreamRecord(
      framesPerSecond: stream.framesPerSecond, seconds: stream.seconds,
      scans: sampling.mostSamples, framesPerScan: stream.framesPerScan, wantsAll: stream.wantsAll,
      dropping: scanner.dropping.map(\.name), acceptance: scanner.acceptance.map(\.name),
      forgetSeconds: scanner.forgetSeconds,
      pairedConditions: pairsNamedConditions ? conditionPairs : nil)
  }

  /// Named conditions that differ in one parameter alone, as with a torch and without, in the file's order.
  private var conditionPairs: [[String]] {
    namedConditions.indices.flatMap { later in
      namedConditions[..<later].compactMap { earlier in
        namedConditions[later].differsInOneParameter(from: earlier)
          ? [earlier.name, namedConditions[later].name] : nil
      }
    }
  }
}

extension NamedCondition {
  fileprivate func differsInOneParameter(from other: NamedCondition) -> Bool {
    let names =
      settings.filter { !other.settings.contains($0) }.map(\.parameter.name)
      + other.settings.filter { !settings.contains($0) }.map(\.parameter.name)
    return Set(names).count == 1
  }
}

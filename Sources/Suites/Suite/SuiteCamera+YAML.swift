import Barcodes
import Scene
import SourcedYAML

extension SourcedMapping {
  /// The key `camera`.
  func camera() throws(SourcedError) -> SuiteCamera? {
    guard let node = optional("camera"), node.isMapping else { return nil }
    let camera = try SourcedMapping(
      node, what: "a camera",
      keys: [
        "fov_deg", "focal_mm", "sensor_width_mm", "f_number", "sensor_px", "equivalent_focal_mm",
      ])
    for key in ["f_number", "sensor_px"] where camera.optional("focal_mm") == nil {
      if let node = camera.optional(key) {
        throw node.error("\(key) goes with focal_mm and sensor_width_mm")
      }
    }
    let focal = camera.optional("focal_mm")
    let sensor = camera.optional("sensor_width_mm")
    switch (camera.optional("fov_deg"), focal, sensor, camera.optional("equivalent_focal_mm")) {
    case (let angle?, nil, nil, nil):
      return .fieldOfView(degrees: try angle.number(within: 1...170, of: "fov_deg"))
    case (nil, let focal?, let sensor?, nil):
      return .lens(
        focal: try focal.number(within: 0.1...10_000, of: "focal_mm"),
        sensorWidth: try sensor.number(within: 0.1...1000, of: "sensor_width_mm"),
        aperture: try camera.number("f_number", within: 0.5...64),
        pixels: try camera.optional("sensor_px").map { node throws(SourcedError) in
          Double(try node.count(in: 16...65_535))
        })
    case (nil, nil, nil, let focal?):
      return .equivalent(focal: try focal.number(within: 1...10_000, of: "equivalent_focal_mm"))
    default:
      throw node.error(
        "a camera is said in one way: {fov_deg: 65}, {focal_mm: 4.2, sensor_width_mm: 5.6} or {equivalent_focal_mm: 26}"
      )
    }
  }

  /// The profile of photographs, where the key `camera` names a file.
  func cameraProfile(ofSuite suite: String) throws(SourcedError) -> CameraProfile? {
    guard let node = optional("camera"), !node.isMapping else { return nil }
    return try node.cameraProfile(ofSuite: suite)
  }

  /// Checks that a suite with a camera has all that it needs, and that a suite without has nothing
  /// that needs a camera.
  ///
  /// - Parameter place: where to complain of what no key of its own says.
  func checkCamera(_ suite: Suite, place: SourcedNode) throws(SourcedError) {
    let world = WorldLength.allCases.filter { suite.sets($0.rawValue) }
    guard let camera = optional("camera"), camera.isMapping else {
      guard let length = world.first else { return }
      throw place.error("\(length.rawValue) needs a camera: camera: {fov_deg: 65}")
    }
    let isWholePose = suite.stream?.motion.isWholePose ?? false
    guard isWholePose || suite.everywhereSets({ $0.world == .distance }),
      suite.everywhereSets({ $0.world?.setsSize ?? false })
    else {
      throw camera.error(
        "a camera needs distance_mm, and module_mm or code_width_mm, for every frame")
    }
    guard !suite.layouts.contains(.tight) else {
      throw camera.error("a camera needs 'frame' to name its sizes: {width: 1920, height: 1080}")
    }
    for name in [
      SuiteParameter.moduleWidthName, "module_height_px", "fill", "span", "focal_length_px",
    ]
    where suite.sets(name) {
      throw place.error("with a camera, \(name) follows from millimetres; leave it out")
    }
  }
}

extension Suite {
  /// True if each frame's point sets such a parameter.
  func everywhereSets(_ isWanted: (SuiteParameter) -> Bool) -> Bool {
    axes.contains { isWanted($0.parameter) }
      || (!namedConditions.isEmpty
        && namedConditions.allSatisfy { $0.settings.contains { isWanted($0.parameter) } })
  }
}

extension SuiteParameter {
  var world: WorldLength? { if case .world(let length) = self { length } else { nil } }
}

import Scene
import SourcedYAML

extension SourcedMapping {
  /// The longest exposure of a single picture, in seconds.
  private static let longest = 10.0
  /// The longest that a viewfinder exposes where the suite does not say, in seconds: a frame period at 30 frames a second.
  private static let usualLongest = 1.0 / 30

  /// The key `still`.
  func still() throws(SourcedError) -> SuiteStill? {
    guard let node = optional("still") else { return nil }
    let still = try SourcedMapping(node, what: "a still", keys: ["exposure", "focus"])
    return SuiteStill(
      exposure: try still.exposure(atMost: Self.longest, usually: Self.usualLongest),
      focus: try still.stillFocus())
  }

  private func stillFocus() throws(SourcedError) -> ClosedRange<Double> {
    let focus = try SourcedMapping(
      required("focus"), what: "a focus", keys: ["at_mm", "closest_mm"])
    let range = WorldLength.distance.range
    switch (focus.optional("at_mm"), focus.optional("closest_mm")) {
    case (let fixed?, nil):
      let distance = try fixed.number(within: range, of: "at_mm")
      return distance...distance
    case (nil, let closest?):
      return try closest.number(within: range, of: "closest_mm")...Double.infinity
    default:
      throw focus.error(
        "a still is focused at one distance, {at_mm: 150}, or on the code, {closest_mm: 100}")
    }
  }

  /// Checks that a suite with a still has all that it needs and nothing that contradicts it.
  func checkStill(_ suite: Suite, place: SourcedNode) throws(SourcedError) {
    guard let node = optional("still") else { return }
    guard suite.stream == nil else { throw node.error("a suite has a stream or stills, not both") }
    guard suite.camera?.lens != nil else {
      throw (optional("camera") ?? node).error(
        "a still needs a camera with a lens: camera: {focal_mm: 4.25, sensor_width_mm: 5.66, f_number: 1.8}"
      )
    }
    let following = [
      "brightness": "light_lux and the exposure", "defocus_radius_modules": "the focus",
      "defocus_radius_px": "the focus", "motion_length_modules": "speed_mm_s and the exposure",
      "motion_length_px": "speed_mm_s and the exposure", "optical_zoom": "the camera",
    ]
    try refuse(following, in: "a still", suite, place: place)
  }
}

/// Axes that are shown under one heading.
enum AxisFamily: String, CaseIterable {
  case width, rotation, tilt, noise, blur, print, light, geometry, sensor, other

  init(_ axis: SweptAxis) {
    self = Self.allCases.first { $0.axes.contains(axis.name) } ?? .other
  }

  /// The anchor in the page.
  var id: String { self == .width ? "read-rate" : "read-rate-\(rawValue)" }

  var title: String {
    switch self {
    case .width: "Read rate against module width"
    case .rotation: "Read rate against rotation"
    case .tilt: "Read rate against tilt"
    case .noise: "Read rate against noise"
    case .blur: "Read rate against blur"
    case .print: "Read rate against the print"
    case .light: "Read rate against the light"
    case .geometry: "Read rate against geometry"
    case .sensor: "Read rate against the sensor's processing"
    case .other: "Read rate against other conditions"
    }
  }

  private var axes: Set<String> {
    switch self {
    case .width: [SweptAxis.moduleWidth.name]
    case .rotation: ["rotation_deg"]
    case .tilt: ["yaw_deg", "pitch_deg", "focal_length_px"]
    case .noise: ["noise_sigma", "shot_noise"]
    case .blur: BlurMap.axes.union(["motion_angle_deg"])
    case .print:
      [
        "print_growth_modules", "contrast", "inverted", "quiet_zone", "scratches_percent",
        "blots_percent", "missing_corner_percent", "human_readable", "bar_height_modules",
      ]
    case .light:
      [
        "brightness", "illumination_ramp", "illumination_ramp_angle_deg", "glare", "glare_radius",
        "glare_x", "glare_y", "vignetting",
      ]
    case .geometry:
      [
        "fill", "span", "module_height_px", "phase_x_px", "phase_y_px", "cylinder_wrap_deg",
        "code_count", "position_x", "position_y", "clutter",
      ]
    case .sensor: ["digital_zoom", "jpeg_quality"]
    case .other: []
    }
  }
}

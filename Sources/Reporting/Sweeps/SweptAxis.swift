/// An axis of a suite in words: what a plot over it is labelled with.
struct SweptAxis: Hashable {
  static let moduleWidth = SweptAxis("module_width_px")

  /// As in suites and manifests, such as `noise_sigma`.
  let name: String
  /// What is varied, such as `module width`.
  let words: String
  /// What follows a value, such as ` px`; empty for a number without a unit.
  let unit: String
  /// Whether the axis is 0 or 1: no or yes.
  let isFlag: Bool
  /// `module width in px`.
  let label: String

  init(_ name: String) {
    self.name = name
    isFlag = ["inverted", "human_readable"].contains(name)
    let suffix = Self.units.first(where: { name.hasSuffix($0.suffix) })
    let plain = String(name.dropLast(suffix?.suffix.count ?? 0)).replacing("_", with: " ")
    words = Self.wordsByName[name] ?? plain
    unit = suffix?.unit ?? ""
    label = Self.labelsByName[name] ?? (words + (suffix.map { " in \($0.name)" } ?? ""))
  }

  /// A value of the axis with its unit: `2 px`, `15°`, `yes`.
  func text(_ value: Double) -> String {
    isFlag ? (value == 0 ? "no" : "yes") : Wording.plain(value) + unit
  }

  private static let units = [
    (suffix: "_px", name: "px", unit: " px"),
    (suffix: "_modules", name: "modules", unit: " modules"),
    (suffix: "_deg", name: "degrees", unit: "°"), (suffix: "_percent", name: "%", unit: " %"),
  ]

  /// Where the name alone does not say it.
  private static let wordsByName = [
    "rotation_deg": "rotation", "noise_sigma": "read noise", "shot_noise": "photon noise",
    "contrast": "print contrast", "brightness": "exposure",
    "gaussian_blur_modules": "Gaussian blur",
    "gaussian_blur_px": "Gaussian blur", "jpeg_quality": "JPEG quality",
    "fill": "fill of the frame",
    "span": "span across the frame", "code_count": "number of codes", "inverted": "inversion",
    "human_readable": "writing under the code", "clutter": "clutter around the code",
  ]

  /// Where more than a unit is needed to read the numbers; FORMATS.md has the definitions.
  private static let labelsByName = [
    "noise_sigma": "read noise σ in grey levels",
    "shot_noise": "photon noise, variance for each grey level",
    "contrast": "print contrast signal, 0 to 1",
    "brightness": "exposure gain, 1 for white paper at 90 %",
    "quiet_zone": "quiet zone, 1 for the standard's least",
    "gaussian_blur_modules": "Gaussian blur σ in modules",
    "gaussian_blur_px": "Gaussian blur σ in px",
    "fill": "fill, share of the frame", "span": "span, share of the frame's width",
    "inverted": "light bars on dark ground",
    "yaw_deg": "yaw in degrees, above 0 the right side is farther",
    "pitch_deg": "pitch in degrees, above 0 the top is farther",
    "glare": "glare in full scales", "digital_zoom": "digital zoom, times",
    "jpeg_quality": "JPEG quality, 1 to 100", "illumination_ramp": "illumination ramp, 0 to 1",
    "vignetting": "vignetting, light lost in the corners, 0 to 1",
    "clutter": "contrast of the surroundings, 0 to 1",
  ]
}

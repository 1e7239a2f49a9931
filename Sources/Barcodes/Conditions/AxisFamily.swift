/// What parameters of a condition have to do with one another; a report shows those of a family under one heading.
public enum AxisFamily: String, Sendable, CaseIterable {
  case width, rotation, tilt, noise, blur, print, light, geometry, sensor, other
}

/// A parameter as people read of it.
public struct AxisText: Sendable {
  public let family: AxisFamily
  /// What is varied, such as `module width`; nil where the name says it.
  public let words: String?
  /// What a plot over it is labelled with; nil where words and unit say it.
  public let label: String?

  public init(_ family: AxisFamily, words: String? = nil, label: String? = nil) {
    self.family = family
    self.words = words
    self.label = label
  }

  /// That of a parameter, by its name; nil of a name that none has.
  public static func named(_ name: String) -> AxisText? { byName[name] }

  private static let byName = Dictionary(
    ConditionParameter.all.map { ($0.name, $0.text) } + ofSuites, uniquingKeysWith: { $1 })

  /// What suites alone can say of a condition: its size by the frame's, and blurs in pixels.
  private static let ofSuites: [(String, AxisText)] = [
    ("fill", AxisText(.geometry, words: "fill of the frame", label: "fill, share of the frame")),
    (
      "span",
      AxisText(
        .geometry, words: "span across the frame", label: "span, share of the frame's width")
    ),
    ("defocus_radius_px", AxisText(.blur)),
    (
      "gaussian_blur_px",
      AxisText(.blur, words: "Gaussian blur", label: "Gaussian blur σ in px")
    ),
    ("motion_length_px", AxisText(.blur)),
  ]
}

/// The unit that a parameter's name ends with.
public struct AxisUnit: Sendable {
  /// With the underscore, such as `_px`.
  public let suffix: String
  /// As in `module width in px`.
  public let name: String
  /// What follows a value, such as ` px`.
  public let sign: String

  private static let all = [
    AxisUnit(suffix: "_px", name: "px", sign: " px"),
    AxisUnit(suffix: "_modules", name: "modules", sign: " modules"),
    AxisUnit(suffix: "_deg", name: "degrees", sign: "°"),
    AxisUnit(suffix: "_percent", name: "%", sign: " %"),
  ]

  /// The unit of a parameter, and its name without it in words: `module width`.
  public static func split(_ name: String) -> (words: String, unit: AxisUnit?) {
    let unit = all.first { name.hasSuffix($0.suffix) }
    let words = name.dropLast(unit?.suffix.count ?? 0).map { $0 == "_" ? " " : $0 }
    return (String(words), unit)
  }
}

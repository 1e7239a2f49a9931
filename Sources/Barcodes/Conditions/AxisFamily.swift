/// A group of related parameters of a condition; a report shows those of a family under one
/// heading.
public enum AxisFamily: String, Sendable, CaseIterable {
  case distance, width, rotation, tilt, noise, blur, print, symbol, light, geometry, sensor, other
}

/// A parameter as people read of it.
public struct AxisText: Sendable {
  public let family: AxisFamily
  /// The varied quantity, such as `module width`; nil where the name says it.
  public let words: String?
  /// The label of a plot over the parameter; nil where words and unit say it.
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

  /// The parameters that only suites have: sizes relative to the frame or in the scene, and blurs
  /// in pixels.
  private static let ofSuites: [(String, AxisText)] = [
    ("fill", AxisText(.geometry, words: "fill of the frame", label: "fill, share of the frame")),
    (
      "span",
      AxisText(
        .geometry, words: "span across the frame", label: "span, share of the frame's width")
    ),
    ("distance_mm", AxisText(.distance)),
    (
      "light_lux", AxisText(.light, words: "light on the code", label: "light on the code in lx")
    ),
    ("torch_cd", AxisText(.light, label: "torch in cd")),
    ("optical_zoom", AxisText(.geometry, label: "optical zoom, times")),
    ("speed_mm_s", AxisText(.geometry)),
    ("module_mm", AxisText(.geometry, words: "module")),
    ("code_width_mm", AxisText(.geometry)),
    ("defocus_radius_px", AxisText(.blur)),
    (
      "gaussian_blur_px",
      AxisText(.blur, words: "Gaussian blur", label: "Gaussian blur σ in px")
    ),
    ("motion_length_px", AxisText(.blur)),
  ]
}

/// The unit that people read a parameter in.
public struct AxisUnit: Sendable {
  /// With the underscore, such as `_px`.
  public let suffix: String
  /// As in `module width in px`.
  public let name: String
  /// The text that follows a value, such as ` px`.
  public let sign: String
  /// The number of the parameter's own units in one of these.
  private var size = 1.0

  private init(suffix: String, name: String, sign: String, size: Double = 1) {
    self.suffix = suffix
    self.name = name
    self.sign = sign
    self.size = size
  }

  /// A value of the parameter in this unit.
  public func shown(_ value: Double) -> Double { value / size }

  private static let all = [
    // Distances are read in centimetres, whatever they are written in.
    AxisUnit(suffix: "distance_mm", name: "cm", sign: " cm", size: 10),
    AxisUnit(suffix: "_mm", name: "mm", sign: " mm"),
    AxisUnit(suffix: "_mm_s", name: "mm/s", sign: " mm/s"),
    AxisUnit(suffix: "_lux", name: "lx", sign: " lx"),
    AxisUnit(suffix: "_cd", name: "cd", sign: " cd"),
    AxisUnit(suffix: "_px", name: "px", sign: " px"),
    AxisUnit(suffix: "_modules", name: "modules", sign: " modules"),
    AxisUnit(suffix: "_deg", name: "degrees", sign: "°"),
    AxisUnit(suffix: "_percent", name: "%", sign: " %"),
  ]

  /// The unit of a parameter, and its name without it in words: `module width`.
  public static func split(_ name: String) -> (words: String, unit: AxisUnit?) {
    let unit = all.first { name.hasSuffix($0.suffix) }
    // Of `distance_mm`, the unit is what follows the last underscore.
    let length = unit.map { unit in
      unit.suffix.hasPrefix("_")
        ? unit.suffix.count : unit.suffix.reversed().prefix { $0 != "_" }.count + 1
    }
    let words = name.dropLast(length ?? 0).map { $0 == "_" ? " " : $0 }
    return (String(words), unit)
  }
}

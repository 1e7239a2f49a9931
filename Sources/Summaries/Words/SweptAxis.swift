package import Barcodes

/// An axis of a suite in words: what a plot over it is labelled with.
package struct SweptAxis {
  package static let moduleWidth = SweptAxis("module_width_px")
  package static let distance = SweptAxis("distance_mm")

  /// As in suites and manifests, such as `noise_sigma`.
  package let name: String
  package let family: AxisFamily
  /// The varied quantity, such as `module width`.
  package let words: String
  /// Nil for a number without one.
  private let unit: AxisUnit?
  /// True if the axis is 0 or 1: no or yes.
  package let isFlag: Bool
  /// `module width in px`.
  package let label: String

  package init(_ name: String) {
    self.name = name
    let text = AxisText.named(name)
    let (plain, unit) = AxisUnit.split(name)
    family = text?.family ?? .other
    words = text?.words ?? plain
    self.unit = unit
    label = text?.label ?? (words + (unit.map { " in \($0.name)" } ?? ""))
    if case .flag = ConditionParameter.all.first(where: { $0.name == name })?.storage {
      isFlag = true
    } else {
      isFlag = false
    }
  }

  /// A value of the axis with its unit: `2 px`, `15°`, `25 cm`, `yes`.
  package func text(_ value: Double) -> String {
    isFlag ? (value == 0 ? "no" : "yes") : Wording.plain(shown(value)) + (unit?.sign ?? "")
  }

  /// A value of the axis in the unit that is read: 25 for a distance of 250 mm.
  package func shown(_ value: Double) -> Double { unit?.shown(value) ?? value }
}

extension SweptAxis: Hashable {
  package static func == (left: SweptAxis, right: SweptAxis) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension CellPlace {
  /// In pixels, where the suite sweeps it.
  package var moduleWidth: Double? { point[SweptAxis.moduleWidth.name] }
}

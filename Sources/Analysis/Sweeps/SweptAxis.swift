package import Barcodes

/// An axis of a suite in words: what a plot over it is labelled with.
package struct SweptAxis: Hashable {
  package static let moduleWidth = SweptAxis("module_width_px")

  /// As in suites and manifests, such as `noise_sigma`.
  package let name: String
  package let family: AxisFamily
  /// What is varied, such as `module width`.
  package let words: String
  /// What follows a value, such as ` px`; empty for a number without a unit.
  private let unit: String
  /// Whether the axis is 0 or 1: no or yes.
  package let isFlag: Bool
  /// `module width in px`.
  package let label: String

  package init(_ name: String) {
    self.name = name
    let text = AxisText.named(name)
    let (plain, unit) = AxisUnit.split(name)
    family = text?.family ?? .other
    words = text?.words ?? plain
    self.unit = unit?.sign ?? ""
    label = text?.label ?? (words + (unit.map { " in \($0.name)" } ?? ""))
    if case .flag = ConditionParameter.all.first(where: { $0.name == name })?.storage {
      isFlag = true
    } else {
      isFlag = false
    }
  }

  /// A value of the axis with its unit: `2 px`, `15°`, `yes`.
  package func text(_ value: Double) -> String {
    isFlag ? (value == 0 ? "no" : "yes") : Wording.plain(value) + unit
  }
}

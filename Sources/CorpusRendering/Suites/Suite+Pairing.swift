import Barcodes
import SourcedYAML

extension SourcedMapping {
  /// The key `reference`: the named condition that the others are held against.
  func reference(among conditions: [NamedCondition]) throws(SourcedError) -> String? {
    guard let node = optional("reference") else { return nil }
    let name = try node.text()
    let names = conditions.map(\.name)
    guard names.contains(name) else {
      throw node.error(
        "\(VisibleText.quoted(name)) is not among the suite's named_conditions: "
          + names.joined(separator: ", "))
    }
    guard names.count > 1 else {
      throw node.error("a reference needs other named_conditions, which are held against it")
    }
    return name
  }

  /// The key `paired`: `frame`, or parameters of which the suite has several values.
  func pairedAxes(
    layouts: [FrameLayout], axes: [SuiteAxis]
  ) throws(SourcedError) -> [String] {
    guard let node = optional("paired") else { return [] }
    var names: [String] = []
    for element in try node.elements() {
      let name = try element.text()
      if name == "frame", layouts.count > 1 {
        names += ["frame_width_px", "frame_height_px"]
      } else if axes.contains(where: { $0.parameter.name == name && $0.values.count > 1 }) {
        names.append(name)
      } else {
        throw element.error(
          "\(VisibleText.quoted(name)) does not vary here; name 'frame' or a parameter of which the suite has several "
            + "values")
      }
    }
    return names
  }
}

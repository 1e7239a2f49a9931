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

  /// The key `paired`: `frame`, or parameters of which the suite has several values; `named_conditions` is not among what is returned.
  func pairedAxes(
    layouts: [FrameLayout], axes: [SuiteAxis]
  ) throws(SourcedError) -> [String] {
    guard let node = optional("paired") else { return [] }
    var names: [String] = []
    for element in try node.elements() {
      let name = try element.text()
      if name == "frame", layouts.count > 1 {
        names += ["frame_width_px", "frame_height_px"]
      } else if name == Self.namedConditions {
        continue
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

  /// Whether `paired` says `named_conditions`, as the suite of a stream may.
  func pairsNamedConditions(
    _ conditions: [NamedCondition], reference: String?, hasStream: Bool
  ) throws(SourcedError) -> Bool {
    for element in try optional("paired")?.elements() ?? []
    where try element.text() == Self.namedConditions {
      guard hasStream, reference == nil else {
        throw element.error(
          reference == nil
            ? "named conditions are paired without a stream by the one that they are held against: reference: NAME"
            : "the reference pairs the named conditions; leave one of both out")
      }
      guard conditions.count > 1 else {
        throw element.error("there is no second named condition to pair; leave it out")
      }
      return true
    }
    return false
  }

  private static var namedConditions: String { "named_conditions" }
}

import Barcodes
import Scene
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

  /// The key `paired`: `frame`, parameters of which the suite has several values, and `named_conditions`.
  ///
  /// - Returns: the parameters, as a frame's point names them, and whether named conditions are paired.
  func pairing(
    _ layouts: [FrameLayout], _ axes: [SuiteAxis], _ conditions: [NamedCondition]
  ) throws(SourcedError) -> (axes: [String], namedConditions: Bool) {
    guard let node = optional("paired") else { return ([], false) }
    var pairing: (axes: [String], namedConditions: Bool) = ([], false)
    for element in try node.elements() {
      let name = try element.text()
      if name == "frame", layouts.count > 1 {
        pairing.axes += ["frame_width_px", "frame_height_px"]
      } else if axes.contains(where: { $0.parameter.name == name && $0.values.count > 1 }) {
        pairing.axes.append(name)
      } else if name == Self.namedConditions, conditions.count > 1 {
        pairing.namedConditions = true
      } else {
        throw element.error(
          "\(VisibleText.quoted(name)) does not vary here; name 'frame', a parameter of which the suite has several "
            + "values, or, of a stream, 'named_conditions'")
      }
    }
    return pairing
  }

  /// Named conditions are paired where they are read as streams; elsewhere one of them is the reference.
  func checkPairing(_ suite: Suite) throws(SourcedError) {
    guard suite.pairsNamedConditions, suite.stream == nil || suite.reference != nil,
      let node = optional("paired")
    else { return }
    throw node.error(
      suite.reference != nil
        ? "the reference pairs the named conditions; leave one of both out"
        : "without a stream, named conditions are paired by the one that they are held against: reference: NAME"
    )
  }

  private static var namedConditions: String { "named_conditions" }
}

import Barcodes
import SourcedYAML

extension SourcedMapping {
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

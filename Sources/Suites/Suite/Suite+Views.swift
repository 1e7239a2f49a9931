import Barcodes
import Scene
import SourcedYAML

extension SourcedMapping {
  /// The key `views`; one view without a name where it is missing.
  ///
  /// - Parameters:
  ///   - axes: the suite's; a view can tell the orientation only where all rotations are quarter turns.
  ///   - namedConditions: likewise.
  func views(axes: [SuiteAxis], namedConditions: [NamedCondition]) throws(SourcedError)
    -> [SuiteView]
  {
    guard let node = optional("views") else { return [SuiteView()] }
    let uneven = values(of: "rotation_deg", axes, namedConditions).compactMap(\.coordinate)
      .first { ImageOrientation(rotationDegrees: $0) == nil }
    var views: [SuiteView] = []
    for (key, value) in try node.pairs() {
      let view = try SourcedMapping(value, what: "a view", keys: ["orientation", "roi"])
      views.append(
        SuiteView(
          name: try key.conditionName(), tellsOrientation: try view.tellsOrientation(uneven),
          region: try view.region()))
    }
    guard !views.isEmpty else { throw node.error("at least one view is needed: name: {}") }
    return views
  }

  /// Reads from a view if the engine is told the orientation.
  ///
  /// - Parameter uneven: a rotation of the suite that no orientation can tell, in degrees; nil
  ///   without one.
  private func tellsOrientation(_ uneven: Double?) throws(SourcedError) -> Bool {
    guard let node = optional("orientation") else { return false }
    guard try node.isText("told") else {
      throw node.error(
        "an orientation is 'told', as the frame's rotation_deg says; leave the key out to tell nothing"
      )
    }
    if let uneven {
      throw node.error(
        "an orientation tells quarter turns alone, but the suite has rotation_deg "
          + "\(uneven.shortestText); keep to multiples of 90, or tell nothing")
    }
    return true
  }

  /// Reads the region of interest of a view; nil without one.
  private func region() throws(SourcedError) -> RegionChoice? {
    guard let node = optional("roi") else { return nil }
    let region = try SourcedMapping(
      node, what: "a region of interest", keys: ["around", "margin", "finder"])
    if let finder = region.optional("finder") {
      for key in ["around", "margin"] {
        if let value = region.optional(key) {
          throw value.error("'\(key)' does not go with 'finder', which is the same in every frame")
        }
      }
      return try finder.finder()
    }
    let around = try region.required("around")
    let codes = try around.text()
    guard ["all", "first"].contains(codes) else {
      throw around.error("a region is around 'all' codes of the frame, or the 'first' alone")
    }
    return .around(
      firstAlone: codes == "first", margin: try region.requiredNumber("margin", within: 0...100))
  }
}

extension SourcedNode {
  fileprivate func finder() throws(SourcedError) -> RegionChoice {
    var sides: [Double] = []
    for element in try elements() {
      sides.append(try element.number(within: 0...1, of: "a side of the finder"))
    }
    guard sides.count == 4, sides[0] < sides[2], sides[1] < sides[3] else {
      throw error(
        "a finder has left, top, right and bottom, as shares of the frame: [0.1, 0.3, 0.9, 0.7]")
    }
    return .finder(left: sides[0], top: sides[1], right: sides[2], bottom: sides[3])
  }
}

/// The values that axes and named conditions have of a parameter.
func values(
  of name: String, _ axes: [SuiteAxis], _ namedConditions: [NamedCondition]
) -> [SuiteValue] {
  axes.filter { $0.parameter.name == name }.flatMap(\.values)
    + namedConditions.flatMap(\.settings).filter { $0.parameter.name == name }.map(\.value)
}

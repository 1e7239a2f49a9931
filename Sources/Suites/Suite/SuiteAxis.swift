import Barcodes
import Scene
import SourcedYAML

/// One parameter and the values that a suite gives it.
package struct SuiteAxis: Sendable {
  package var parameter: SuiteParameter
  package var values: [SuiteValue]

  /// Those that are numbers, as all of a limit are.
  package var numbers: [Double] { values.compactMap(\.coordinate) }
}

extension SourcedMapping {
  /// The values of each parameter, in the order in which they vary.
  func axes() throws(SourcedError) -> [SuiteAxis] {
    var axes: [SuiteAxis] = []
    let ofFrames = [SuiteParameter.fill, .span] + WorldLength.allCases.map(SuiteParameter.world)
    for parameter in ofFrames {
      guard let node = optional(parameter.name) else { continue }
      axes.append(SuiteAxis(parameter: parameter, values: try node.values(of: parameter)))
    }
    // The oldest of what a suite may say of its symbols stands at the top level.
    if let columns = optional("pdf417_columns") {
      let parameter = SuiteParameter.condition(.pdf417Columns)
      axes.append(SuiteAxis(parameter: parameter, values: [try columns.value(of: parameter)]))
    }
    for (key, value) in try optional("symbol")?.pairs() ?? [] {
      try axes.add(key.symbolParameter(), key: key, value)
    }
    for (key, value) in try optional("conditions")?.pairs() ?? [] {
      try axes.add(key.parameter(), key: key, value)
    }
    return axes
  }
}

extension [SuiteAxis] {
  fileprivate mutating func add(
    _ parameter: SuiteParameter, key: SourcedNode, _ value: SourcedNode
  ) throws(SourcedError) {
    guard !contains(where: { $0.parameter.name == parameter.name }) else {
      throw key.error("\(parameter.name) stands here twice")
    }
    let values = try value.values(of: parameter)
    guard values.count == 1 || values[0].coordinate != nil else {
      throw value.error(
        "\(parameter.name) cannot be swept; give one colour here, or use 'named_conditions'")
    }
    append(SuiteAxis(parameter: parameter, values: values))
  }
}

package import Records
import SourcedYAML

extension Suite {
  /// The limits that are looked for, as a run's record has them; nil without one.
  package var limitRecords: [LimitSearchRecord]? {
    limits.isEmpty
      ? nil
      : limits.map { LimitSearchRecord(parameter: $0.parameter.name, values: $0.numbers) }
  }
}

extension SourcedMapping {
  /// The most values of a limit.
  private static let mostSteps = 200

  /// The key `limits`: for each parameter `{from, to, step}`, from the easy end, or a list of values; or several of these.
  func limits() throws(SourcedError) -> [SuiteAxis] {
    guard let node = optional("limits") else { return [] }
    var limits: [SuiteAxis] = []
    for (key, value) in try node.pairs() {
      let parameter = try key.parameter()
      for search in try value.searches() {
        let values = try search.steps(of: parameter)
        guard values.count >= 2, values.count <= Self.mostSteps else {
          throw search.error("a limit is looked for among 2 to \(Self.mostSteps) values")
        }
        limits.append(SuiteAxis(parameter: parameter, values: values.map(SuiteValue.number)))
      }
    }
    guard !limits.isEmpty else { throw node.error("at least one parameter is needed") }
    return limits
  }
}

extension SourcedMapping {
  /// Refuses limits that contradict the rest of the suite.
  func checkLimits(_ suite: Suite) throws(SourcedError) {
    guard let node = optional("limits") else { return }
    guard suite.profiles.values.allSatisfy({ $0.adaptiveSampling != nil }) else {
      throw node.error("a suite with limits needs 'target' in each of its profiles")
    }
    guard suite.stream == nil, suite.photographs == nil else {
      throw node.error("limits are of rendered frames, and not of streams or photographs")
    }
    for limit in suite.limits {
      let name = limit.parameter.name
      guard !suite.axes.contains(where: { $0.parameter.name == name && $0.values.count > 1 }),
        !suite.namedConditions.contains(where: {
          $0.settings.contains { $0.parameter.name == name }
        })
      else {
        throw node.error("\(name) is varied elsewhere in this suite; it cannot have a limit, too")
      }
      guard !limit.parameter.setsSize || suite.axes.contains(where: { $0.parameter.name == name })
      else {
        throw node.error("\(name) needs a value in the suite, which the other limits are sought at")
      }
    }
  }
}

extension SourcedNode {
  /// The searches for one parameter: one, or a list of them.
  fileprivate func searches() throws(SourcedError) -> [SourcedNode] {
    guard !isMapping else { return [self] }
    let elements = try elements()
    return elements.allSatisfy { $0.isMapping || $0.isList } ? elements : [self]
  }

  fileprivate func steps(of parameter: SuiteParameter) throws(SourcedError) -> [Double] {
    guard isMapping else {
      var values: [Double] = []
      for element in try elements() {
        let value = try element.step(of: parameter)
        guard !values.contains(value) else { throw element.error("it stands here twice") }
        values.append(value)
      }
      let isAscending = values.count > 1 && values[1] > values[0]
      guard zip(values, values.dropFirst()).allSatisfy({ ($0 < $1) == isAscending }) else {
        throw error("the values go from the easy end to the hard one, up or down")
      }
      return values
    }
    let sweep = try SourcedMapping(self, what: "a limit", keys: ["from", "to", "step"])
    let from = try sweep.required("from").step(of: parameter)
    let to = try sweep.required("to").step(of: parameter)
    let stepNode = try sweep.required("step")
    let step = try stepNode.number(within: 1e-9...1e6, of: "step")
    let count = (abs(to - from) / step).rounded()
    guard count >= 1, count < 10_000, abs(count * step - abs(to - from)) < 1e-6 * step else {
      throw stepNode.error("'to' has to lie a whole number of steps from 'from'")
    }
    return Self.steps(from: from, by: to < from ? -step : step, count: Int(count))
  }

  private func step(of parameter: SuiteParameter) throws(SourcedError) -> Double {
    guard case .number(let number) = try value(of: parameter) else {
      throw error("\(parameter.name) has no steps: a limit is a number")
    }
    return number
  }
}

extension SourcedMapping {
  /// Where sampling adapts, it does so along the module width or for limits, for one mask and view.
  func checkAdaptive(_ suite: Suite) throws(SourcedError) {
    try checkLimits(suite)
    guard suite.profiles.values.contains(where: { $0.adaptiveSampling != nil }) else { return }
    let width = SuiteParameter.moduleWidthName
    guard
      !suite.limits.isEmpty
        || suite.axes.contains(where: { $0.parameter.name == width && $0.values.count > 1 })
    else {
      throw try required("profiles").error(
        "profiles with 'target' need a suite that sweeps \(width) or has 'limits'")
    }
    guard suite.masks.count == 1 else {
      throw (optional("masks") ?? node).error("profiles with 'target' need a suite of one mask")
    }
    guard suite.views.count == 1 else {
      throw (optional("views") ?? node).error("profiles with 'target' need a suite of one view")
    }
  }
}

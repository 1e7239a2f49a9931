import SourcedYAML

/// An engine that a suite names, with the values that its options are given: each combination of them is read with.
package struct SuiteEngine: Sendable, Equatable {
  package let name: String
  package let options: [VariedOption]
}

/// An option of an engine and the values that it is given in turn.
package struct VariedOption: Sendable, Equatable {
  package let key: String
  package let values: [String]

  package init(key: String, values: [String]) { (self.key, self.values) = (key, values) }
}

extension SourcedMapping {
  /// Those of the key `engines`: names, or an engine and its options. Paths are none of a suite's business: it may come from anybody.
  func engines() throws(SourcedError) -> [SuiteEngine] {
    guard let node = optional("engines") else { return [] }
    var engines: [SuiteEngine] = []
    for element in try node.elements() {
      let engine = try element.isMapping ? element.suiteEngine() : element.engineAlone()
      guard !engines.contains(where: { $0.name == engine.name }) else {
        throw element.error("'\(engine.name)' stands here twice; give its options several values")
      }
      engines.append(engine)
    }
    return engines
  }
}

extension SourcedNode {
  fileprivate func engineAlone() throws(SourcedError) -> SuiteEngine {
    SuiteEngine(name: try conditionName(), options: [])
  }

  fileprivate func suiteEngine() throws(SourcedError) -> SuiteEngine {
    let mapping = try SourcedMapping(self, what: "an engine", keys: ["engine", "options"])
    var options: [VariedOption] = []
    for (key, value) in try mapping.optional("options")?.pairs() ?? [] {
      var values: [String] = []
      for element in try value.elementsOrSelf() {
        let text = try element.text()
        guard !values.contains(text) else { throw element.error("\(text) stands here twice") }
        values.append(text)
      }
      options.append(VariedOption(key: try key.text(), values: values))
    }
    return SuiteEngine(name: try mapping.required("engine").conditionName(), options: options)
  }
}

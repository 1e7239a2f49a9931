import EngineHosting
import Runner

/// An engine that has been found, with its options.
package struct EngineChoice {
  package var label: String
  package var path: String
  package var options: [String: String]

  package init(label: String, path: String, options: [String: String]) {
    (self.label, self.path, self.options) = (label, path, options)
  }

  func start(limits: EngineLimits, log: EngineLog) throws -> EngineUnderTest {
    try EngineUnderTest(label: label, path: path, options: options, log: log, limits: limits)
  }
}

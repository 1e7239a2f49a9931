/// One of the combinations of values that an engine's options were given in a run.
package struct EngineVariant: Codable, Sendable, Equatable {
  /// The label that the engine has without them, such as `zxing`.
  package var family: String
  /// The values of the options that were varied.
  package var options: [String: String]
  /// True if these are the engine's defaults.
  package var isDefault: Bool

  /// - Parameter defaults: the engine's options where none is given.
  package init(family: String, options: [String: String], defaults: [String: String]) {
    self.family = family
    self.options = options
    isDefault = options.allSatisfy { defaults[$0.key] == $0.value }
  }

  enum CodingKeys: String, CodingKey {
    case family, options
    case isDefault = "default"
  }
}

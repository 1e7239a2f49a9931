/// The values that an option of an engine takes, and its purpose.
public struct EngineOptionNote: Codable, Sendable, Equatable {
  /// The values that it takes, in a clause, such as `true or false`.
  public var values: String
  /// The purpose in a few words; nil where its name says it.
  public var about: String?

  public init(values: String, about: String? = nil) {
    self.values = values
    self.about = about
  }
}

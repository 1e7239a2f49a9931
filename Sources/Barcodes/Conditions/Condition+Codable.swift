/// Stored as the parameters that are not neutral; one that is not there is.
extension Condition: Codable {
  public func encode(to encoder: any Encoder) throws {
    try PartialCondition(self, besides: Self.neutral).encode(to: encoder)
  }

  private static let neutral = Condition()

  public init(from decoder: any Decoder) throws {
    self.init()
    try PartialCondition(from: decoder).apply(to: &self)
  }
}

/// The decision on a read rate against its target.
public enum RateDecision: String, Sendable, Codable, CaseIterable {
  /// The rate is at least the target.
  case passes
  /// The rate is below the target.
  case fails
  /// Neither can be said yet.
  case open
}

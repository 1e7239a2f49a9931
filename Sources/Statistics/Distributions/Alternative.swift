/// The alternative hypothesis of a test, which gives the direction of its tail.
public enum Alternative: Sendable, Hashable, CaseIterable {
  /// The two differ, in either direction.
  case twoSided
  /// The first is less than the second.
  case less
  /// The first is greater than the second.
  case greater
}

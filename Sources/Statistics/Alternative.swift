/// What a test holds against its null hypothesis, which gives the direction of its tail.
public enum Alternative: Sendable, Hashable, CaseIterable {
  /// Either of the two.
  case twoSided
  /// The first is less than the second.
  case less
  /// The first is greater than the second.
  case greater
}

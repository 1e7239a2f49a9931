/// The answers about a cell.
public enum DuelAnswer: String, Sendable, Hashable, Codable, CaseIterable {
  /// Slower than the tolerance allows, as a whole or in a group of its frames.
  case worse
  /// Not slower than the tolerance and the margin allow.
  case fine
  /// Faster by more than the tolerance.
  case better
  /// The blocks were used up without an answer.
  case inconclusive
  /// The machine cannot be trusted.
  case environment
}

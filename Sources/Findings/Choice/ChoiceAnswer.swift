/// The answer to a rule.
package enum ChoiceAnswer: String, Codable, Sendable, CaseIterable {
  case meets
  /// Neither is shown.
  case open
  case fails
}

/// Whether a rule is met.
package enum ChoiceAnswer: String, Codable, Sendable, CaseIterable {
  case meets
  /// Neither is shown.
  case open
  case fails
}

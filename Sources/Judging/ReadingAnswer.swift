/// The answer for a family of frames, or for a candidate.
package enum ReadingAnswer: String, Codable, Sendable, CaseIterable {
  /// So few frames are lost, of so many, that the share is below the rule's bound.
  case fine
  /// Nothing is proven, and more than that may be lost.
  case noLossShown = "no_loss_shown"
  /// Something is newly misread, but no more than a harmless change may bring: a person has to look.
  case inconclusive
  case worse

  /// The gravest of several; `fine` without any.
  package static func gravest(_ answers: some Sequence<ReadingAnswer>) -> ReadingAnswer {
    let found = Set(answers)
    return [.worse, .inconclusive, .noLossShown].first(where: found.contains) ?? .fine
  }
}

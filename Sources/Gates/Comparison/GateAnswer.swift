/// The answer of a gate.
///
/// Each has an exit code of its own, so that CI can tell them apart, but that nothing speaks
/// against a candidate of which no loss is shown: it passes as what is fine does.
package enum GateAnswer: String, Codable, Sendable, CaseIterable {
  case fine
  /// Nothing is proven of what is read, and more may be lost than is fine.
  case noLossShown = "no_loss_shown"
  case worse
  /// More measuring would be needed.
  case inconclusive
  /// The machine, an engine that answers by chance, or one whose clock contradicts the bench's, allows no answer.
  case environment

  package var exitCode: Int32 {
    switch self {
    case .fine, .noLossShown: 0
    case .worse: 1
    case .inconclusive: 2
    case .environment: 3
    }
  }
}
